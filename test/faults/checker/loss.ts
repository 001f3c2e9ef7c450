/** A promise that was broken. */
export interface Loss {
  /** The broken promise. */
  kind:
    | 'write-lost'
    | 'write-twice'
    | 'write-unproved'
    | 'impossible-order'
    | 'impossible-item'
    | 'book-differs'
    | 'provider-differs'
    | 'overdue'
    | 'event-lost'
    | 'event-waits'
    | 'picture-without-file'
    | 'file-spoilt'
    | 'file-without-picture';
  about: string;
}
