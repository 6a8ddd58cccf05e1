import { spawn } from 'node:child_process';

/**
 * Runs a command to completion and returns its output; never throws for a non-zero exit.
 * @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onLine?: (line: string) => void, timeoutMs?: number }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(command, args, { onLine, timeoutMs, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const append = (chunk) => {
      output += chunk;
      if (onLine) for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line.trim());
    };
    child.stdout?.setEncoding('utf8').on('data', append);
    child.stderr?.setEncoding('utf8').on('data', append);
    const timer = timeoutMs && setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const end = (status, text) => {
      clearTimeout(timer);
      resolve({ status, output: output + text });
    };
    child.on('error', (error) => end(127, String(error)));
    child.on('close', (status, signal) => end(status ?? 1, signal ? `\n(${signal})` : ''));
  });
}

/** The last lines of an output, for a message. @param {string} output @param {number} [count] */
export const tail = (output, count = 12) => output.trimEnd().split('\n').slice(-count).join('\n');
