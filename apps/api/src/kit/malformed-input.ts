/** The request cannot be parsed; `message` is in Chinese and shown to the caller. Status 400 by default. */
export class MalformedInputError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'MalformedInputError';
  }
}
