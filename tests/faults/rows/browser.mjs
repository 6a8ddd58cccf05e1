import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { documentOf } from '#bench/support/client.mjs';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { bytesOfAll, descendants, signalAll } from '../support/processes.mjs';
import { meanwhile, secondsSince, timed, until } from '../support/wait.mjs';

const GOAL = { text: 'end state ≤ 25 s, 0 zombies, 0 profiles left', seconds: 25 };

/** The main process of each browser that the worker started. */
const browsers = (site) =>
  descendants(site.worker.child.pid).filter(
    ({ command, parent }) => parent === site.worker.child.pid && command.includes('--remote-debugging-pipe'),
  );
const renderers = (site) =>
  descendants(site.worker.child.pid).filter(({ command }) => command.includes('--type=renderer'));

const kill = (found) => {
  for (const { pid } of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // exited in the meantime
    }
  }
  return found.length;
};

/** Waits until there are as many profiles as browsers and every zombie process is reaped. */
async function tidy(site) {
  const own = `qicheng-chromium-${site.worker.child.pid}-`;
  const profiles = () => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith(own)).length;
  await until(() => profiles() === browsers(site).length, {
    limitMs: 60_000,
    what: 'profiles to be removed',
  });
  await until(() => descendants(site.worker.child.pid).every(({ command }) => command !== ''), {
    limitMs: 60_000,
    what: 'zombie processes to be reaped',
  });
}

const killing = (what, victims) => ({
  row: '7',
  fault: `${what} killed under six prints`,
  goal: GOAL,
  async run(site) {
    const writer = await newWriter(site);
    await writer.exports.one('pdf');
    let killed = 0;
    let slowest = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      const ending = writer.exports.one('pdf');
      await pause(60 + turn * 120);
      killed += kill(victims(site));
      const began = performance.now();
      await ending;
      slowest = Math.max(slowest, secondsSince(began));
      await writer.saves.next();
    }
    assert.ok(killed > 0);
    await tidy(site);
    assert.deepEqual(await contradictions(site, [writer]), []);
    const done = writer.exports.ends.filter(({ status }) => status === 'done').length;
    return {
      sent: `${killed} processes killed; ${tally([writer])}`,
      end: `${done} of ${writer.exports.ends.length} exports done, the rest failed with a word; nothing left behind`,
      recovery: slowest,
    };
  },
});

export const browserRows = [killing('Chromium', browsers), killing('renderers', renderers)];

/** One browser hangs during three prints: the print in that browser waits for its timeout, the other two succeed. */
export const hungBrowser = {
  row: '8',
  fault: 'a browser stands still (SIGSTOP) under one of three prints',
  goal: { text: 'slot back ≤ 22 s; the other slot goes on', seconds: 22 },
  async run(site) {
    const writers = [await newWriter(site), await newWriter(site), await newWriter(site)];
    const printAll = () =>
      Promise.all(
        writers.map(({ exports }) => timed(() => exports.one('pdf')).then(({ seconds }) => seconds)),
      );
    await printAll();
    for (const { saves } of writers) await saves.next();
    const [victim] = browsers(site);
    signalAll(victim.pid, 'SIGSTOP');
    const times = (await printAll()).sort((one, other) => one - other);
    await tidy(site);
    assert.ok(!alive(victim.pid), 'the hung browser lives');
    assert.deepEqual(await contradictions(site, writers), []);
    const [, second, slowest] = times;
    return {
      sent: tally(writers),
      end: 'all exports done, the hung browser gone with its profile',
      note: `the other two prints took ${second.toFixed(1)} s at most`,
      recovery: slowest,
    };
  },
};

const alive = (pid) => fs.existsSync(`/proc/${pid}`);

const LARGEST_BYTES = 180_000;
const MAX_BYTES = 1.5e9;

/** The largest résumé that can be saved, exported twice at once. */
export const largest = {
  row: '9',
  fault: `a résumé of ${LARGEST_BYTES / 1e3} kB, exported by two people at once`,
  goal: { text: 'refused or done, memory of worker and browsers < 1.5 GB', seconds: 25 },
  async run(site) {
    const writers = [await newWriter(site), await newWriter(site)];
    for (const { saves } of writers) {
      saves.document = documentOf(saves.document, LARGEST_BYTES, 60);
      await saves.next();
    }
    const began = performance.now();
    let max = 0;
    await meanwhile(Promise.all(writers.map(({ exports }) => exports.one('pdf'))), () => {
      max = Math.max(max, bytesOfAll(site.worker.child.pid));
      return pause(50);
    });
    const recovery = secondsSince(began);
    assert.ok(max < MAX_BYTES, `${(max / 1e9).toFixed(2)} GB`);
    assert.deepEqual(await contradictions(site, writers), []);
    const words = new Set(
      writers.flatMap(({ exports }) => exports.ends.map(({ status, failure }) => failure ?? status)),
    );
    return {
      sent: tally(writers),
      end: `${[...words].join(', ')}; at most ${(max / 1e9).toFixed(2)} GB in the worker and its browsers`,
      recovery,
    };
  },
};
