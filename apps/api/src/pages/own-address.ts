import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** Where this process can be asked from itself; only once it listens. */
export function ownAddress(app: NestExpressApplication): string {
  const { address, family, port } = app.getHttpServer().address() as AddressInfo;
  const isV6 = family === 'IPv6';
  const isAny = address === '::' || address === '0.0.0.0';
  const reached = isAny ? (isV6 ? '::1' : '127.0.0.1') : address;
  return `http://${isV6 ? `[${reached}]` : reached}:${port}`;
}
