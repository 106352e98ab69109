/** A piece on its way from one thing on the page to another. */
export interface Flying {
  key: string;
  from: string;
  to: string;
  /** Milliseconds before it starts. */
  delay: number;
  /** How many times as long as usual it takes. */
  slow?: number;
  /** Its size where it lands. */
  shrinks?: number;
}
