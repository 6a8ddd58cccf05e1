import { recordInvitationScan, resolveFlagCode } from '@qicheng/contract/invitation/invitation.contract';
import { storeArrival, readArrival } from '#src/lib/arrival.js';
import { clearStored } from '#src/lib/storage.js';
import { stubServer } from '#src/testing/stub-server.js';
import { reportArrival } from './report-arrival.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  clearStored();
  server.answer(recordInvitationScan);
});
afterEach(() => server.close());

it('exchanges a campaign code for its invitation, keeps it for registration and counts the visit', async () => {
  storeArrival({ search: '?flag_code=spring&jyq_url=https://partner.example/' });
  server.answer(resolveFlagCode, { data: { inviteId: '42' } });
  await reportArrival();
  expect(server.callsTo(resolveFlagCode)[0]?.body).toEqual({ flage_code: 'spring' });
  expect(server.callsTo(recordInvitationScan)[0]?.body).toEqual({
    invite_id: '42',
    jyq_url: 'https://partner.example/',
  });
  expect(readArrival().inviteId).toBe('42');
});

it('prefers an invitation in the address to that of the campaign', async () => {
  storeArrival({ search: '?flag_code=spring&invite_id=7' });
  server.answer(resolveFlagCode, { data: { inviteId: '42' } });
  await reportArrival();
  expect(server.callsTo(recordInvitationScan)[0]?.body).toEqual({ invite_id: '7' });
});

it('fails silently when the server does not know the code', async () => {
  storeArrival({ search: '?flag_code=unknown' });
  server.answer(resolveFlagCode, { reason: 'invitationInvalid' });
  await reportArrival();
  expect(server.callsTo(recordInvitationScan)).toEqual([]);
});
