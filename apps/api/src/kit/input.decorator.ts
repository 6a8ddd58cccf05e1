import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { firstMessage } from '@qicheng/contract/kit/message';
import { findUnsafeText } from '@qicheng/contract/kit/unsafe-text';
import type { Request } from 'express';
import { z } from 'zod';
import { endpointOf } from './handles.decorator.js';
import { MalformedInputError } from './malformed-input.js';

/**
 * The call's input, decoded by its contract; malformed input is answered with 400 and the first field's
 * message.
 */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext): unknown => {
  const endpoint = endpointOf(context.getHandler());
  if (!endpoint) throw new Error('@Input() needs @Handles()');
  const request = context.switchToHttp().getRequest<Request>();
  const source: unknown = request.method === 'GET' ? request.query : (request.body ?? {});
  // For other calls the edge has already checked this.
  const unsafe = endpoint.upload ? findUnsafeText(source) : null;
  if (unsafe !== null) throw new MalformedInputError(unsafe);
  const parsed = z.safeParse(endpoint.input, source);
  if (!parsed.success) throw new MalformedInputError(firstMessage(parsed.error));
  return parsed.data;
});
