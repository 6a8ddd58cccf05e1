import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Who calls, as proven by the token alone [decision 8]. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/** The caller; null where access is `optional` and no live session was presented. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<Request & { user?: Caller | null }>().user ?? null,
);
