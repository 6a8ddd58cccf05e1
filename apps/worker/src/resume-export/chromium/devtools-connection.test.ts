import { PassThrough } from 'node:stream';
import { DevToolsConnection } from './devtools-connection.js';
import { PipeTransport } from './pipe-transport.js';

const NEVER_MS = 60_000;

/** A connection and the other ends of its two pipes. */
function connected(timeoutMs = NEVER_MS) {
  const [toBrowser, fromBrowser] = [new PassThrough(), new PassThrough()];
  const connection = new DevToolsConnection(new PipeTransport(toBrowser, fromBrowser), timeoutMs);
  return {
    connection,
    sent: () =>
      String(toBrowser.read() ?? '')
        .split('\0')
        .filter(Boolean)
        .map((text): unknown => JSON.parse(text)),
    reply: (...messages: object[]) =>
      fromBrowser.write(messages.map((message) => `${JSON.stringify(message)}\0`).join('')),
    fromBrowser,
  };
}

describe('a DevTools connection', () => {
  it('resolves each command with its own reply, in any order', async () => {
    const { connection, sent, reply } = connected();
    const version = connection.send('Browser.getVersion');
    const printed = connection.send<{ data: string }>('Page.printToPDF', { scale: 1 }, 'page');
    expect(sent()).toEqual([
      { id: 1, method: 'Browser.getVersion', params: {} },
      { id: 2, method: 'Page.printToPDF', params: { scale: 1 }, sessionId: 'page' },
    ]);
    reply({ id: 2, result: { data: '简历' } }, { id: 1, result: { product: 'Chrome' } });
    await expect(printed).resolves.toEqual({ data: '简历' });
    await expect(version).resolves.toEqual({ product: 'Chrome' });
  });

  it('reads a reply that arrives in parts, even of one character', async () => {
    const { connection, fromBrowser } = connected();
    const answered = connection.send('Runtime.evaluate');
    for (const byte of Buffer.from(`${JSON.stringify({ id: 1, result: { value: '启程' } })}\0`))
      fromBrowser.write(Buffer.of(byte));
    await expect(answered).resolves.toEqual({ value: '启程' });
  });

  it('rejects a command that the browser refuses, with its name and reason', async () => {
    const { connection, reply } = connected();
    const refused = connection.send('Page.print');
    reply({ id: 1, error: { code: -32601, message: 'not found' } });
    await expect(refused).rejects.toThrow('Page.print: not found');
  });

  it('rejects a command without a reply in time; a late reply changes nothing', async () => {
    const { connection, reply } = connected(1);
    await expect(connection.send('Page.printToPDF')).rejects.toThrow('Page.printToPDF took too long');
    reply({ id: 1, result: {} });
    expect(connection.isOpen).toBe(true);
  });

  it('rejects what is under way and what follows when the browser is gone', async () => {
    const { connection, fromBrowser } = connected();
    const printed = connection.send('Page.printToPDF');
    fromBrowser.destroy();
    await expect(printed).rejects.toThrow('Page.printToPDF: the browser is gone');
    expect(connection.isOpen).toBe(false);
    await expect(connection.send('Page.printToPDF')).rejects.toThrow('the browser is gone');
  });

  it('calls the listener of an event and ignores other events', async () => {
    const { connection, reply } = connected();
    let crashes = 0;
    connection.on('Target.targetCrashed', () => (crashes += 1));
    const last = connection.send('Browser.getVersion');
    reply({ method: 'Target.targetCreated' }, { method: 'Target.targetCrashed' }, { id: 1, result: {} });
    await last;
    expect(crashes).toBe(1);
  });
});
