import assert from 'node:assert/strict';
import path from 'node:path';
import { clientOf } from '#bench/support/client.mjs';
import { preload } from '#bench/support/preload.mjs';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { receiveCode } from '../support/register-log.mjs';
import { timed } from '../support/wait.mjs';

const MINUTE = 60_000;
const SHIFTS = [
  ['10 min fast', 10 * MINUTE],
  ['1 h slow', -60 * MINUTE],
  ['1 day fast', 1_440 * MINUTE],
];

/** The clock of one process differs from that of the database and the other processes. */
const wrongClock = (app, [what, shift]) => ({
  row: '14',
  fault: `the clock of the ${app} is ${what}`,
  goal: { text: 'codes, cooldown, sessions, runs and orders right' },
  async run(site) {
    const before = await newWriter(site);
    await before.spends.buy();
    const wrong = {
      ...preload(path.join(import.meta.dirname, '../support/shift-clock.mjs')),
      CLOCK_SHIFT_MS: String(shift),
    };
    let after;
    await site.with({ [app]: wrong }, async () => {
      await before.saves.next();
      await Promise.all([before.exports.one('pdf'), before.spends.spend()]);
      after = await newWriter(site);
      await after.spends.buy();
      await Promise.all([after.exports.one('docx'), after.spends.spend()]);
      await codeSignsIn(site, before);
    });
    // Sessions and rows written under the wrong clock must be valid under the right one.
    for (const writer of [before, after]) {
      await writer.saves.next();
      await Promise.all([writer.exports.one('pdf'), writer.spends.spend()]);
    }
    assert.deepEqual(await contradictions(site, [before, after]), []);
    return { sent: tally([before, after]), end: 'all right, during and after' };
  },
});

/** Expects that a code signs in only once and that a second code is refused within the minute. */
async function codeSignsIn(site, { person }) {
  const call = clientOf(site.url);
  const { msg_id, code } = await receiveCode(site, person.phone, 'login', person.headers);
  const body = { login_type: 'cas', type: '3', phone: person.phone, code, msg_id };
  await call('/user/login', body, person.headers);
  await assert.rejects(() => call('/user/login', body, person.headers));
  const again = await timed(() => receiveCode(site, person.phone, 'login', person.headers));
  assert.equal(again.ok, false, 'a second code within the minute');
}

export const clockRows = ['api', 'worker'].flatMap((app) => SHIFTS.map((shift) => wrongClock(app, shift)));
