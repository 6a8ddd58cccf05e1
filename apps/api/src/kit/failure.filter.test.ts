import type { ArgumentsHost } from '@nestjs/common';
import { Failure } from '@qicheng/core/platform';
import { FailureFilter } from './failure.filter.js';

/** The headers and the status of the answer to what was thrown. */
function answered(thrown: unknown): { status: number; headers: Record<string, string> } {
  const answer = { status: 0, headers: {} as Record<string, string> };
  const response = {
    headersSent: false,
    setHeader: (name: string, value: string) => (answer.headers[name] = value),
    status: (status: number) => {
      answer.status = status;
      return { json: () => undefined };
    },
  };
  const http = { getRequest: () => ({ method: 'POST', get: () => undefined }), getResponse: () => response };
  new FailureFilter().catch(thrown, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return answer;
}

describe('a refusal of the moment', () => {
  it('says when to come back, also where nobody said how long it lasts', () => {
    expect(answered(new Failure('busy'))).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    const known = new Failure('busy', { retryAfterSeconds: 40 });
    expect(answered(known)).toMatchObject({ status: 503, headers: { 'Retry-After': '40' } });
  });

  it('is not what a refusal for good is', () => {
    expect(answered(new Failure('notFound')).headers).not.toHaveProperty('Retry-After');
  });
});
