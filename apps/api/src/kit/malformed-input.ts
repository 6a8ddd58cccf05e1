/** The request cannot be understood; `message` is Chinese and for the caller. Answered with `status`, 400 unless said. */
export class MalformedInputError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'MalformedInputError';
  }
}
