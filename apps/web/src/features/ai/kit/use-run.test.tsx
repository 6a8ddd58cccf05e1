import { getRun, streamRun } from '@qicheng/contract/analysis/runs.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { z } from 'zod';
import { useSession } from '#src/lib/session.js';
import { finishedRun, RUN_ID } from '#src/testing/ai-run.js';
import { stubServer } from '#src/testing/stub-server.js';
import { useRun } from './use-run.js';

const schema = z.object({ words: z.string() });
const running = finishedRun(null, { status: 'running', progress: 10, stage: '正在分析', finishedAt: null });
const done = finishedRun({ words: '结论' });

function Page() {
  const { data } = useRun(schema, RUN_ID);
  return <p>{data ? (data.result?.words ?? `${data.stage} ${data.progress}%`) : '正在打开'}</p>;
}

/** The event stream of a run, controlled by the test; the stub answers everything else. */
function controlledStream() {
  const { fetch: stubbed } = globalThis;
  const opened: Headers[] = [];
  let streamController: ReadableStreamDefaultController<Uint8Array> | undefined;
  globalThis.fetch = async (url, init) => {
    if (!String(url).startsWith(streamRun.path)) return stubbed(url, init);
    opened.push(new Headers(init?.headers));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (streamController = controller),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };
  const send = (text: string) => act(async () => streamController?.enqueue(new TextEncoder().encode(text)));
  return { opened, send, breakOff: () => act(async () => streamController?.error(new Error('cut'))) };
}

let server: ReturnType<typeof stubServer>;
let state: object;
beforeEach(() => {
  jest.useFakeTimers();
  useSession.setState({ isMember: true, user: null });
  state = running;
  server = stubServer();
  server.answer(getRun, () => ({ data: state }));
});
afterEach(() => {
  jest.useRealTimers();
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const pass = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const requestCount = () => server.callsTo(getRun).length;
async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await pass();
  return view;
}
const progress = (percent: number, stage: string) =>
  `event: progress\ndata: ${JSON.stringify({ status: 'running', progress: percent, stage })}\n\n`;

describe('running analysis', () => {
  it('is updated by its events, and is not polled meanwhile', async () => {
    const { send, opened } = controlledStream();
    await open();
    expect(opened).toHaveLength(1);
    await send(progress(40, '模型已写 120 字').slice(0, 20));
    await send(progress(40, '模型已写 120 字').slice(20));
    await pass();
    expect(screen.getByText('模型已写 120 字 40%')).not.toBeNull();
    await send(': beat\n\n');
    await pass(5_000);
    expect(requestCount()).toBe(1);
    state = done;
    await send('event: result\ndata: {}\n\n');
    await pass();
    expect(screen.getByText('结论')).not.toBeNull();
    expect(requestCount()).toBe(2);
  });

  it('is polled after its event stream breaks off', async () => {
    const { send, breakOff } = controlledStream();
    await open();
    await send(progress(40, '核对'));
    await pass();
    await breakOff();
    await pass();
    const before = requestCount();
    state = done;
    await pass(1_500);
    expect(requestCount()).toBe(before + 1);
    expect(screen.getByText('结论')).not.toBeNull();
  });

  it('is polled if there is no event stream, or it stops silently', async () => {
    await open();
    await pass(3_500);
    expect(requestCount()).toBeGreaterThanOrEqual(3);
    server.close();
    server = stubServer();
    server.answer(getRun, () => ({ data: state }));
    const { opened } = controlledStream();
    await open();
    expect(opened.length).toBeGreaterThanOrEqual(1);
    const before = requestCount();
    await pass(40_000);
    expect(requestCount()).toBeGreaterThan(before + 2);
  });

  it('is no longer followed after the page closes', async () => {
    const { send } = controlledStream();
    const { unmount } = await open();
    await send(progress(40, '核对'));
    unmount();
    const before = requestCount();
    await pass(60_000);
    expect(requestCount()).toBe(before);
  });
});
