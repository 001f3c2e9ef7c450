/** Asks the person to prove that it is them; true once they have. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let underWay: Promise<boolean> | undefined;

/** The frame of the admin screens gives the dialog that asks; the answered function takes it away. */
export function askForStepUp(given: Ask): () => void {
  ask = given;
  return () => {
    if (ask === given) ask = undefined;
  };
}

/** True where a refused call may be sent again. Calls that are refused together are asked about once. */
export function stepUp(): Promise<boolean> {
  if (ask === undefined) return Promise.resolve(false);
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
}
