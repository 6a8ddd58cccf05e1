import OpenAI, { APIConnectionError, APIError } from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { ModelError } from './model-error.js';
import { MODEL_TIMEOUTS, type ModelOptions, type ModelTimeouts } from './model-options.js';
import { PROVIDERS, type ProviderCapability } from './providers.js';

/** Aborts a request that stalls or takes too long, and tells which. */
class RequestTimeout {
  private readonly controller = new AbortController();
  private readonly total: NodeJS.Timeout;
  private step: NodeJS.Timeout;
  private readonly onCallerAbort: () => void;

  constructor(
    private readonly timeouts: ModelTimeouts,
    leftMs: number,
    private readonly caller?: AbortSignal,
  ) {
    this.total = this.after(leftMs, 'total');
    this.step = this.after(timeouts.firstByteMs, 'first-byte');
    this.onCallerAbort = () => this.controller.abort(new ModelError('aborted', 'shutdown'));
    if (caller?.aborted) this.onCallerAbort();
    caller?.addEventListener('abort', this.onCallerAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Why the request was aborted; null while it was not. */
  get problem(): ModelError | null {
    return this.signal.aborted ? (this.signal.reason as ModelError) : null;
  }

  /** Restarts the stall timer: data arrived. */
  moved(): void {
    clearTimeout(this.step);
    this.step = this.after(this.timeouts.stallMs, 'stalled');
  }

  clear(): void {
    clearTimeout(this.total);
    clearTimeout(this.step);
    this.caller?.removeEventListener('abort', this.onCallerAbort);
  }

  private after(ms: number, code: string): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(new ModelError('timedOut', code)), Math.max(1, ms));
  }
}

/** An answer is a few kilobytes; a server that sends more is broken or hostile. */
const MAX_ANSWER_LENGTH = 1_000_000;

/**
 * The last check of a request and the first of its response: the outgoing body is checked, redirects are not followed,
 * and an endless response is cut off.
 */
function guardedFetch(assertHarmless: (body: string) => void): typeof fetch {
  return async (address, init) => {
    if (typeof init?.body !== 'string') throw new ModelError('leak', 'body-unread');
    assertHarmless(init.body);
    const response = await fetch(address, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > MAX_ANSWER_LENGTH) controller.error(new ModelError('refused', 'answer-too-long'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, response);
  };
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  messages: readonly ChatMessage[];
  /** JSON Schema of the answer. */
  schema: Record<string, unknown>;
  /** Throws if the body must not be sent. */
  assertHarmless: (body: string) => void;
  /** Time left in the run. */
  leftMs: number;
  onProgress: (written: number) => void;
  signal?: AbortSignal;
}

export interface ChatAnswer {
  text: string;
  /** Null if the provider does not report it. */
  usage: { input: number; output: number } | null;
}

/** Sends requests to a model; tests use one that misbehaves. */
export interface ChatClient {
  complete(request: ChatRequest): Promise<ChatAnswer>;
}

/** Any OpenAI-compatible endpoint, through streamed chat completions only. It never retries. */
export class OpenAiChatClient implements ChatClient {
  private readonly provider: ProviderCapability;

  constructor(private readonly options: ModelOptions) {
    this.provider = PROVIDERS[options.provider];
  }

  /** Sends one request. Every failure is a ModelError. */
  async complete(request: ChatRequest): Promise<ChatAnswer> {
    const limits = new RequestTimeout(
      this.options.timeouts ?? MODEL_TIMEOUTS,
      request.leftMs,
      request.signal,
    );
    try {
      return await this.stream(request, limits);
    } catch (error) {
      throw limits.problem ?? modelErrorOf(error);
    } finally {
      limits.clear();
    }
  }

  private async stream(request: ChatRequest, limits: RequestTimeout): Promise<ChatAnswer> {
    const { baseUrl: baseURL, apiKey } = this.options;
    const client = new OpenAI({
      baseURL,
      apiKey: apiKey || 'none',
      maxRetries: 0,
      logLevel: 'off',
      // Otherwise the client would read them from the process environment.
      organization: null,
      project: null,
      fetch: guardedFetch(request.assertHarmless),
    });
    const chunks = await client.chat.completions.create(this.bodyOf(request), { signal: limits.signal });
    return this.read(chunks, request, limits);
  }

  private async read(
    chunks: AsyncIterable<ChatCompletionChunk>,
    { onProgress }: ChatRequest,
    limits: RequestTimeout,
  ): Promise<ChatAnswer> {
    let text = '';
    let ending: string | null = null;
    let usage: ChatAnswer['usage'] = null;
    for await (const chunk of chunks) {
      const [choice] = chunk.choices ?? [];
      const piece = choice?.delta?.content ?? '';
      if (piece !== '') {
        limits.moved();
        text += piece;
        onProgress(text.length);
      }
      ending = choice?.finish_reason ?? ending;
      if (chunk.usage) usage = { input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens };
    }
    if (limits.problem) throw limits.problem;
    this.assertEnded(ending);
    if (text.trim() === '') throw new ModelError('refused', 'empty', { canRetry: true });
    return { text, usage };
  }

  // A truncated answer must not be repaired into a complete one.
  private assertEnded(ending: string | null): void {
    if (ending === null) throw new ModelError('unavailable', 'stream-cut', { canRetry: true });
    if (ending === 'content_filter' || this.provider.refusals.includes(ending)) {
      throw new ModelError('refused', 'content-filter');
    }
    if (ending === 'length') {
      throw new ModelError('refused', 'answer-cut', {
        canRetry: true,
        correction: '上次的回答过长而被截断，请写得简短。',
      });
    }
  }

  private bodyOf({ messages, schema }: ChatRequest): ChatCompletionCreateParamsStreaming {
    const { structured, streamUsage, maxTokensField, maxOutputTokens, temperature, extraBody } =
      this.provider;
    const format =
      structured === 'json_schema'
        ? { type: 'json_schema' as const, json_schema: { name: 'answer', schema, strict: true } }
        : structured === 'json_object'
          ? { type: 'json_object' as const }
          : undefined;
    return {
      model: this.options.model,
      messages: [...messages],
      stream: true,
      [maxTokensField]: Math.min(this.options.maxOutputTokens, maxOutputTokens),
      ...(streamUsage && { stream_options: { include_usage: true } }),
      ...(temperature !== null && { temperature }),
      ...(format && { response_format: format }),
      ...extraBody,
    };
  }
}

const RETRIED = new Set([408, 409, 429, 500, 502, 503, 504]);

/** What went wrong with a request, without any text of the request or response. */
function modelErrorOf(error: unknown): ModelError {
  const cause = causeOf(error);
  if (cause) return cause;
  if (error instanceof APIConnectionError)
    return new ModelError('unavailable', 'connection', { canRetry: true });
  if (error instanceof APIError && typeof error.status === 'number') {
    const seconds = Number((error.headers as Headers | undefined)?.get('retry-after') ?? 0);
    return new ModelError('unavailable', `http-${error.status}`, {
      canRetry: RETRIED.has(error.status),
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : 0,
    });
  }
  if (error instanceof SyntaxError) return new ModelError('refused', 'not-a-stream', { canRetry: true });
  return new ModelError('unavailable', 'connection', { canRetry: true });
}

// The client wraps errors thrown by our own fetch.
function causeOf(error: unknown): ModelError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelError) return cause;
  return null;
}
