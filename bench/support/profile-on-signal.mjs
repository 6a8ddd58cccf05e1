// Preloaded into a process of the product: a signal starts a processor profile, the next one writes it.
import fs from 'node:fs';
import { Session } from 'node:inspector/promises';
import { profileOf } from './profile-file.mjs';

const EVERY_MICROSECONDS = 500;
const session = new Session();
session.connect();
let isUnderWay = false;

async function begin() {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: EVERY_MICROSECONDS });
  await session.post('Profiler.start');
}

async function end() {
  const { profile } = await session.post('Profiler.stop');
  const file = profileOf(process.pid);
  // Written atomically: the benchmark waits for the file name.
  fs.writeFileSync(`${file}.part`, JSON.stringify(profile));
  fs.renameSync(`${file}.part`, file);
}

process.on('SIGUSR2', () => {
  isUnderWay = !isUnderWay;
  void (isUnderWay ? begin() : end());
});
