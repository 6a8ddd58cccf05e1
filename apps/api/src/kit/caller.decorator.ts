import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The caller, as proven by the token alone [decision 8]. */
export interface Caller {
  userId: string;
  sessionId: string;
}

/** The caller; null if access is `optional` and there is no live session. */
export const Caller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<Request & { user?: Caller | null }>().user ?? null,
);
