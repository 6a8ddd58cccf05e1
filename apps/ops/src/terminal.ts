import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Output and input of a command. */
export interface Terminal {
  print(line: string): void;
  printError(line: string): void;
  /** Hidden input; null if there is nobody to ask. */
  askSecret(question: string): Promise<string | null>;
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  askSecret,
};

async function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: discarded, terminal: true });
  const answer = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    // Ctrl-C and the end of input yield nothing.
    lines.once('close', () => resolve(''));
  });
  lines.close();
  process.stderr.write('\n');
  return answer;
}
