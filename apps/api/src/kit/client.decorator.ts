import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The origin of a call. The address trusts only configured proxies [AU6]. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
  /** [decision 6]: the slider's one-time pass. */
  captchaPass: string | null;
}

export const Client = createParamDecorator((_data: unknown, context: ExecutionContext): ClientInfo => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    ip: request.ip ?? '',
    userAgent: (request.get('user-agent') ?? '').slice(0, 300),
    captchaPass: request.get('x-captcha-pass')?.slice(0, 200) ?? null,
  };
});
