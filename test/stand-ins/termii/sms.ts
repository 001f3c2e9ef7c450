/** A text message that went out. */
export interface Sms {
  /** In full, with its plus. */
  to: string;
  from: string;
  text: string;
  at: Date;
}
