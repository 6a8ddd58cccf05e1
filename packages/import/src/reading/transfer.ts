interface Transferable {
  transferToFixedLength?: (length?: number) => ArrayBuffer;
}

/**
 * pdf.js moves buffers by a method that Node 20 does not have; without it fonts stay unread and lists of drawing
 * operations end at the first one. A copy does the same for it.
 */
export function provideTransfer(): void {
  const buffers = ArrayBuffer.prototype as Transferable;
  if (buffers.transferToFixedLength !== undefined) return;
  Object.defineProperty(buffers, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value: function transferToFixedLength(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
      const copy = new ArrayBuffer(length);
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy;
    },
  });
}
