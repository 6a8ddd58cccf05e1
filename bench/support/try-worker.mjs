// Runs an assembled worker in place of the site's own: exports in every kind of writer, and the import of a picture by OCR.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programOf } from '../../tooling/launcher/product.mjs';
import { signIn } from './client.mjs';

const FORMATS = ['pdf', 'docx', 'png', 'html', 'md', 'parse'];
const POLL_MS = 250;

/**
 * @param {import('./site.mjs').Site} site @param {string} folder the assembled worker
 * @returns {Promise<string[]>} what it made, with the sizes; throws if it fails at anything
 */
export async function tryWorker(site, folder) {
  const { worker } = site;
  await worker.stop();
  // Started as root, the product runs as another user.
  fs.chmodSync(folder, 0o755);
  const program = path.join(folder, 'apps/worker/dist/bundle/main.js');
  worker.plan.args = worker.plan.args.map((each) => (each === programOf('worker') ? program : each));
  worker.start();
  await site.ready();
  const { call, token } = await signIn(site.url, 0);
  const { list } = await call('/rtorder/rt_list', { limit: 1 });
  const made = [];
  let picture;
  for (const format of FORMATS) {
    const { exportId } = await call('/api/resume/exports', { resumeId: list[0].id, format });
    const { file } = await ended(() => call('/api/resume/exports/state', { exportId }));
    const bytes = Buffer.from(await (await fetch(new URL(file.fullurl, site.url))).arrayBuffer());
    if (format === 'png') picture = bytes;
    made.push(`${format} ${bytes.length} bytes`);
  }
  const form = new FormData();
  form.set('file', new Blob([picture], { type: 'image/png' }), 'resume.png');
  const sent = await fetch(`${site.url}/upload/file`, { method: 'POST', headers: { token }, body: form });
  const { data } = await sent.json();
  const { importId } = await call('/api/resume-import/start', { fileId: data.file_id });
  const { result } = await ended(() => call('/api/resume-import/state', { importId }));
  made.push(`picture read, ${JSON.stringify(result).length} characters`);
  return made;
}

/** The state of a job that is done. */
async function ended(read) {
  for (;;) {
    const state = await read();
    if (state.failure) throw new Error(state.failure);
    if (!['queued', 'running'].includes(state.status)) return state;
    await pause(POLL_MS);
  }
}
