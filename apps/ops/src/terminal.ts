import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Where a command speaks and asks. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  /** What a person types unseen; null where nobody can be asked. */
  askSecret(question: string): Promise<string | null>;
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  askSecret,
};

async function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answer = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    // Ctrl-C and the end of input answer with nothing.
    lines.once('close', () => resolve(''));
  });
  lines.close();
  process.stderr.write('\n');
  return answer;
}
