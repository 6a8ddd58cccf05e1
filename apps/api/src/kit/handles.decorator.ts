import { applyDecorators, Get, HttpCode, Post, SetMetadata, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Endpoint, InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';

/** Response data already in wire form; sent unchanged. */
export class WireData {
  constructor(readonly value: object) {}
}

const ENDPOINT = 'qicheng:endpoint';

type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  ...context: never[]
) => ResultOf<E> | Promise<ResultOf<E> | WireData>;

/**
 * Makes a controller method the handler of a contract: route, access, reply. The first parameter is the
 * decoded input (`@Input()`); a wrong input or result type does not compile.
 */
export function Handles<E extends Endpoint>(endpoint: E) {
  return <H extends Handler<E>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const routes = [
      ...(endpoint.method === 'GET' ? [Get(endpoint.path)] : []),
      ...(endpoint.method === 'POST' ? [Post(endpoint.path)] : []),
    ];
    const multipart = endpoint.upload
      ? [
          UseInterceptors(
            FileInterceptor(endpoint.upload.field, {
              // [UP9]: one file, few fields; the size is limited while streaming.
              limits: {
                files: 1,
                fields: 20,
                parts: 25,
                fieldSize: 65_536,
                fileSize: endpoint.upload.maxBytes,
              },
              defParamCharset: 'utf8',
            }),
          ),
        ]
      : [];
    const decorate = applyDecorators(...routes, HttpCode(200), SetMetadata(ENDPOINT, endpoint), ...multipart);
    decorate(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

const found = new WeakMap<object, Endpoint | undefined>();

/** The contract of a controller method, or undefined for a plain route. */
export function endpointOf(handler: object): Endpoint | undefined {
  // Several times per call, and a look-up of metadata visits the prototypes.
  if (!found.has(handler)) found.set(handler, Reflect.getMetadata(ENDPOINT, handler) as Endpoint | undefined);
  return found.get(handler);
}
