/**
 * The numbers of PostgreSQL's advisory locks: two matters under one number would wait for each other. A running older
 * version holds its locks by these numbers; instances of two versions exclude each other only where they agree.
 */
export const advisoryLocks = {
  migrating: 7_411_001,
  soleUse: 7_411_002,
  numberingEvents: 7_411_010,
  /** With the hash of a file's name. */
  pictureFile: 7_411_020,
  /** With the hash of an account. */
  claimant: 7_411_021,
  /** With the hash of an agent. */
  bags: 7_411_022,
  /** With the hash of the recipient of money. */
  recipient: 7_411_023,
  dispatching: 7_411_030,
  sealing: 7_411_033,
  restoring: 7_411_031,
  picturesInBackup: 7_411_032,
  reckoning: 7_411_080,
} as const;
