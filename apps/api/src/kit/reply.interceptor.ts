import { extname } from 'node:path';
import { Readable } from 'node:stream';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { encode } from '@qicheng/contract/kit/encode';
import { type DataReply, type Endpoint, type FileBody, hasOnlyOk } from '@qicheng/contract/kit/endpoint';
import contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { endpointOf, WireData } from './handles.decorator.js';

/** Turns a handler's result into the reply of its contract: an envelope with its code, or a file. */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context.getHandler());
    if (!endpoint) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((result: unknown) => encodeReply(endpoint, result, response)));
  }
}

/** Encodes a handler's result as its contract's reply and sets the reply's headers. */
export function encodeReply(endpoint: Endpoint, result: unknown, response: Response): unknown {
  const { outcome, data } = hasOnlyOk(endpoint)
    ? { outcome: 'ok', data: result }
    : (result as { outcome: string; data: unknown });
  const reply = endpoint.replies[outcome];
  if (!reply) throw new Error(`${endpoint.route} has no reply named ${outcome}`);
  response.setHeader('Cache-Control', 'no-store');
  return reply.kind === 'file' ? fileReply(data as FileBody, response) : envelope(reply, data);
}

const envelope = (reply: DataReply, data: unknown) => ({
  code: reply.code,
  msg: reply.message,
  data: data instanceof WireData ? data.value : (encode(reply.schema, data) ?? null),
});

/** The name for programs that read ASCII names only; by default each Chinese character would become a question mark. */
const plainName = (name: string): string =>
  /^[\u0020-\u007e]*$/.test(name) ? name : `file${extname(name).replace(/[^.\w]/g, '')}`;

function fileReply(body: FileBody, response: Response): StreamableFile {
  const { content } = body;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  const options = {
    type: body.mime,
    disposition: contentDisposition(body.name, {
      type: body.disposition ?? 'attachment',
      fallback: plainName(body.name),
    }),
  };
  return content instanceof Uint8Array
    ? new StreamableFile(content, { ...options, length: content.byteLength })
    : new StreamableFile(Readable.from(content), options);
}
