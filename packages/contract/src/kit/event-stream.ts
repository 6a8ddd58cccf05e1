import { type ClientOptions, encodeRequest } from './client.js';
import type { Endpoint, InputOf } from './endpoint.js';

/** One server-sent event; `data` is whatever JSON it carries. */
interface StreamedEvent {
  name: string;
  data: unknown;
}

/** The stream could not be opened, or broke off: its reader falls back to polling. */
class StreamLost extends Error {}

interface StreamOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch' | 'token'> {
  /** A stream that says nothing for so long, no heartbeat either, is lost. */
  silenceMs?: number;
}

/** Opens a GET call that answers with server-sent events; ends with them, throws `StreamLost` when they break off. */
export function createStream({ baseUrl, fetch: send = fetch, token, silenceMs = 30_000 }: StreamOptions) {
  return async function* <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    signal: AbortSignal,
  ): AsyncGenerator<StreamedEvent> {
    const present = token();
    const headers = { accept: 'text/event-stream', ...(present === null ? {} : { token: present }) };
    const response = await send(baseUrl + encodeRequest(endpoint, input, {}).url, { headers, signal }).catch(
      lost,
    );
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!response.ok || !isStream || response.body === null) throw new StreamLost();
    yield* eventsIn(response.body.getReader(), silenceMs);
  };
}

const lost = (): never => {
  throw new StreamLost();
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function* eventsIn(reader: Reader, silenceMs: number): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader).catch(lost);
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.flatMap((block) => eventOf(block) ?? []);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The next piece, or a failure when it does not come. */
function within(milliseconds: number, reader: Reader): ReturnType<Reader['read']> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StreamLost()), milliseconds);
    reader
      .read()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Null for a heartbeat and for what is none of ours. */
function eventOf(block: string): StreamedEvent | null {
  const lines = block.split('\n');
  const valueOf = (field: string) =>
    lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
  const [name, data] = [valueOf('event'), valueOf('data')];
  if (name === undefined || data === undefined) return null;
  try {
    return { name, data: JSON.parse(data) as unknown };
  } catch {
    return null;
  }
}
