import { endpointStubs } from './endpoint-stubs.mjs';

describe('pnpm gen endpoint', () => {
  const stubs = endpointStubs('auth', 'sendResetCode', 'POST /user/forgetPassword');

  it('names contract, controller and web call after the call', () => {
    expect(Object.keys(stubs)).toEqual([
      'packages/contract/src/auth/send-reset-code.contract.ts',
      'apps/api/src/auth/send-reset-code.controller.ts',
      'apps/web/src/features/auth/api/send-reset-code.ts',
    ]);
  });

  it('writes the path in full and takes the success code of its group', () => {
    const [contract] = Object.values(stubs);
    expect(contract).toContain("route: 'POST /user/forgetPassword'");
    expect(contract).toContain('reply(200');
  });
});
