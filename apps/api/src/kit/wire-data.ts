/** The data of an answer in its wire form already; it is sent as it is. */
export class WireData {
  constructor(readonly value: object) {}
}
