import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { preload } from '#bench/support/preload.mjs';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { probe } from '../support/probe.mjs';
import { quantile, secondsSince } from '../support/wait.mjs';

/** Errors that no handler of the product catches. */
export const unexpected = {
  row: '21',
  fault: 'an unhandled rejection and an uncaught exception in API and worker, under load',
  goal: { text: 'logged, in-flight requests answered, up again ≤ 5 s', seconds: 5 },
  async run(site) {
    const preloaded = preload(path.join(import.meta.dirname, '../support/throw-on-signal.mjs'));
    let recovery = 0;
    let sent = '';
    await site.with({ api: preloaded, worker: preloaded }, async () => {
      const writer = await newWriter(site);
      await writer.spends.buy();
      for (const [name, signal] of [
        ['api', 'SIGUSR2'],
        ['worker', 'SIGUSR2'],
        ['api', 'SIGPIPE'],
        ['worker', 'SIGPIPE'],
      ]) {
        const ending = [writer.exports.one('pdf'), writer.spends.spend(), writer.saves.next()];
        await pause(300);
        const { child } = site[name];
        site[name].failures = 0;
        const exited = new Promise((resolve) => child.once('close', resolve));
        child.kill(signal);
        const began = performance.now();
        await exited;
        await site.ready();
        recovery = Math.max(recovery, secondsSince(began));
        await Promise.all(ending);
      }
      assert.deepEqual(await contradictions(site, [writer]), []);
      sent = tally([writer]);
    });
    for (const app of ['api', 'worker']) {
      for (const what of ['injected rejection', 'injected exception'])
        assert.match(site.log(app), new RegExp(what));
      // The error is logged by the product, not printed by Node.js when it crashes.
      assert.doesNotMatch(site.log(app), /^Node\.js v/m);
    }
    return { sent: `4 plants; ${sent}`, end: 'told in the log, started again by itself, 0 lost', recovery };
  },
};

/** Request bodies that would block the event loop if they were parsed. */
export const heavyBodies = {
  row: '22',
  fault: '4 MB JSON, 100,000 deep JSON, texts that are hard for patterns, 60 of each',
  goal: { text: 'refused 4xx; p99 of others < 0.1 s over calm', seconds: 0.1 },
  async run(site) {
    const { person } = await newWriter(site);
    const healthy = `${site.url}/healthz`;
    const calm = await probe(healthy, 2_000);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const hard = `${'a@'.repeat(15_000)}`;
    const bodies = [
      JSON.stringify({ title: 'x'.repeat(4_000_000) }),
      deep,
      JSON.stringify({ phone: hard, password: `${' '.repeat(30_000)}!` }),
    ].map((body) => Buffer.from(body));
    const post = (body) => () =>
      fetch(`${site.url}/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...person.headers },
        body,
      }).then(async (answer) => {
        await answer.text();
        return answer.status;
      });
    // The server refuses an oversized body before it has read it all, so the client may see a closed connection.
    const sending = Promise.all(
      Array.from({ length: 60 }, () => bodies.map(post))
        .flat()
        .map((send) => send().catch(() => 413)),
    );
    const [statuses, busy] = await Promise.all([sending, probe(healthy, 4_000)]);
    assert.deepEqual(
      statuses.filter((status) => status < 400 || status >= 500),
      [],
    );
    const added = Math.max(0, quantile(busy, 0.99) - quantile(calm, 0.99));
    return {
      sent: `${statuses.length} bodies, ${busy.length} probes`,
      end: `all refused with 4xx; p99 of a probe ${(quantile(calm, 0.99) * 1e3).toFixed(0)} ms calm, ${(quantile(busy, 0.99) * 1e3).toFixed(0)} ms meanwhile`,
      recovery: added,
    };
  },
};
