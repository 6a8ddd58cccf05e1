/** Response data already in wire form; sent unchanged. */
export class WireData {
  constructor(readonly value: object) {}
}
