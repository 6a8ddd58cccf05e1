import assert from 'node:assert/strict';
import net from 'node:net';
import { retainedBytes, READS_RETAINED_MEMORY } from '#bench/support/retained-memory.mjs';
import { newWriter } from '../support/history.mjs';
import { residentBytes } from '../support/processes.mjs';
import { quantile, repeatFor, timed } from '../support/wait.mjs';

const HEADERS = 500;
const BODIES = 50;
const READERS = 50;
const HELD_MS = 15_000;
const PROBE_MS = 3_000;
const READ = '/upload_resume_file/getInfoByMakeResumeId';

/** Clients with slow connections, and Slowloris-style attackers. */
export const slowClients = {
  row: '18',
  fault: `${HEADERS} senders of a byte of header a second, ${BODIES} of ten bytes of body, ${READERS} that read no answer`,
  goal: { text: 'p95 ≤ 1.5 × calm, memory + < 100 MB, senders cut off', seconds: 1.5 },
  async run(site) {
    let outcome;
    await site.with({ api: READS_RETAINED_MEMORY }, async () => {
      outcome = await withSlowClients(site);
    });
    return outcome;
  },
};

async function withSlowClients(site) {
  const { person, saves } = await newWriter(site);
  const read = () => person.call(READ, { id: saves.id });
  const file = await largeFile(site);
  const calm = await probe(site, read, HELD_MS);
  const slow = [
    ...Array.from({ length: HEADERS }, () => sender(site, ['GET / HTTP/1.1\r\nHost: x\r\nx-slow: ', 'y'])),
    ...Array.from({ length: BODIES }, () =>
      sender(site, [
        'POST /user/login HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"phone":"',
        'z'.repeat(10),
      ]),
    ),
    ...Array.from({ length: READERS }, () => reader(site, file)),
  ];
  const busy = await probe(site, read, HELD_MS);
  const cut = slow.slice(0, HEADERS).filter(({ socket }) => socket.destroyed || socket.readableEnded).length;
  for (const { socket, timer } of slow) {
    clearInterval(timer);
    socket.destroy();
  }
  assert.ok(
    busy.answers.every(({ ok }) => ok),
    'somebody else was refused',
  );
  assert.equal(cut, HEADERS, 'senders of headers that were cut off');
  const [retained, resident] = ['retained', 'resident'].map((kind) => (busy[kind] - calm[kind]) / 1e6);
  assert.ok(retained < 100, `${retained.toFixed(0)} MB more were retained`);
  const [before, meanwhile] = [calm, busy].map(({ answers }) => p95(answers));
  return {
    sent: `${slow.length} lines, ${busy.answers.length} readings of others`,
    end: `p95 ${(before * 1e3).toFixed(0)} ms calm, ${(meanwhile * 1e3).toFixed(0)} ms meanwhile; ${retained.toFixed(0)} MB more retained, resident ${resident.toFixed(0)} MB more; ${cut} cut off`,
    note: `${(meanwhile / before).toFixed(2)} × calm`,
    recovery: meanwhile / before,
    isRatio: true,
  };
}

const p95 = (answers) =>
  quantile(
    answers.map(({ seconds }) => seconds),
    0.95,
  );

/**
 * Sends requests one after another; returns the responses and the peak memory of the API: heap after garbage
 * collection, and resident.
 */
async function probe(site, ask, forMs) {
  const answers = [];
  let resident = 0;
  let retained = 0;
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    await repeatFor(PROBE_MS, async () => answers.push(await timed(ask)));
    resident = Math.max(resident, residentBytes(site.api.child.pid));
    retained = Math.max(retained, await retainedBytes(site.api.child, site.metricsPorts.api));
  }
  return { answers, resident, retained };
}

function sender(site, [head, piece]) {
  const socket = net.connect(site.port, '127.0.0.1', () => socket.write(head));
  socket.on('error', () => {}).on('data', () => {});
  const timer = setInterval(() => socket.writable && socket.write(piece), 1_000);
  return { socket, timer };
}

/** Requests a large file five times on one connection and never reads a response. */
function reader(site, file) {
  const request = `GET ${file} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const socket = net.connect(site.port, '127.0.0.1', () => socket.write(request.repeat(5)));
  socket.pause().on('error', () => {});
  return { socket, timer: undefined };
}

/** Returns the path of the largest static file, the script of the pages. */
async function largeFile({ url }) {
  const page = await (await fetch(url)).text();
  const [file] = /\/assets\/index-[^"]+\.js/.exec(page) ?? [];
  assert.ok(file, 'a page without its program');
  return file;
}
