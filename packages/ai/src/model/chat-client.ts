import OpenAI, { APIConnectionError, APIError } from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { ModelError } from './model-error.js';
import { MODEL_TIMEOUTS, type ModelOptions, type ModelTimeouts } from './model-options.js';
import { PROVIDERS, type ProviderCapability } from './providers.js';

/** Ends a request that stands still or takes too long, and says which it was. */
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

  /** Why it was ended; null while it was not. */
  get problem(): ModelError | null {
    return this.signal.aborted ? (this.signal.reason as ModelError) : null;
  }

  /** Something arrived. */
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

/** An answer is a few kilobytes; who sends more is broken or hostile. */
const LONGEST_ANSWER = 1_000_000;

/**
 * The last check of a request and the first one of its response: the body is checked as it leaves, nothing is followed
 * to another address, and an answer that does not end is cut.
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
          if (seen > LONGEST_ANSWER) controller.error(new ModelError('refused', 'answer-too-long'));
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
  /** Throws when the body may not leave. */
  assertHarmless: (body: string) => void;
  /** Left of the time of the run. */
  leftMs: number;
  onProgress: (written: number) => void;
  signal?: AbortSignal;
}

export interface ChatAnswer {
  text: string;
  /** Null where the provider does not tell. */
  usage: { input: number; output: number } | null;
}

/** What asks a model; the tests have one that misbehaves. */
export interface ChatClient {
  complete(request: ChatRequest): Promise<ChatAnswer>;
}

/** Any OpenAI-compatible endpoint, by streamed chat completions alone. It never asks twice. */
export class OpenAiChatClient implements ChatClient {
  private readonly provider: ProviderCapability;

  constructor(private readonly options: ModelOptions) {
    this.provider = PROVIDERS[options.provider];
  }

  /** One request. Whatever goes wrong is a ModelError. */
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
      // Else the client would read them from the environment of the process.
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

  // An answer that was cut must not be fixed into a whole one.
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

/** What went wrong with a request, without a word of what was sent or answered. */
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

// An error that our own fetch throws comes wrapped in errors of the client.
function causeOf(error: unknown): ModelError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelError) return cause;
  return null;
}
