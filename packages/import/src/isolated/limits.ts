import { readFile } from 'node:fs/promises';

/** What a child may use [UP6]; recognising pictures needs more than reading a file. */
export interface Limits {
  wallMs: number;
  cpuMs: number;
  residentBytes: number;
}

const MB = 1024 * 1024;

export const READING_LIMITS: Limits = { wallMs: 45_000, cpuMs: 10_000, residentBytes: 512 * MB };
export const RECOGNISING_LIMITS: Limits = { wallMs: 170_000, cpuMs: 120_000, residentBytes: 1_200 * MB };

const TICKS_PER_SECOND = 100; // USER_HZ of every Linux that Node runs on
const PAGE_BYTES = 4_096;

/** What a process has used until now; null where the system does not say (no /proc) or the process has gone. */
export async function usageOf(pid: number): Promise<{ cpuMs: number; residentBytes: number } | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold blanks: the numbers begin after it, the state first.
    const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, resident] = [numbers[11], numbers[12], numbers[21]].map(Number);
    return {
      cpuMs: (((user ?? 0) + (system ?? 0)) * 1000) / TICKS_PER_SECOND,
      residentBytes: (resident ?? 0) * PAGE_BYTES,
    };
  } catch {
    return null;
  }
}
