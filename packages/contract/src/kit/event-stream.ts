import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { type ClientOptions, encodeRequest } from './client.js';
import type { Endpoint, InputOf } from './endpoint.js';

/** One server-sent event; `data` is its JSON payload. */
interface StreamedEvent {
  name: string;
  data: unknown;
}

/** The stream could not be opened or broke off; the reader falls back to polling. */
class StreamLost extends Error {}

interface StreamOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch' | 'token'> {
  /** A stream without any event or heartbeat for this long is considered lost. */
  silenceMs?: number;
}

/**
 * Opens a GET call that responds with server-sent events; ends when they end, throws `StreamLost` if they
 * break off.
 */
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
  const received: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => received.push(message) });
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader).catch(lost);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* received.splice(0).flatMap((message) => eventOf(message) ?? []);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The next chunk; throws on a timeout. */
function within(milliseconds: number, reader: Reader): ReturnType<Reader['read']> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StreamLost()), milliseconds);
    reader
      .read()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Null for events that are not ours. */
function eventOf({ event: name, data }: EventSourceMessage): StreamedEvent | null {
  if (name === undefined) return null;
  try {
    return { name, data: JSON.parse(data) as unknown };
  } catch {
    return null;
  }
}
