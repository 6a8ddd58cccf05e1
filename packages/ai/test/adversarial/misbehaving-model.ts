import type { ChatClient, ChatRequest } from '../../src/model/chat-client.js';
import { LanguageModel } from '../../src/model/language-model.js';
import type { ModelLedger } from '../../src/model/model-ledger.js';

/** A model that answers as a test tells it to and records the requests it receives. */
export class MisbehavingModel implements ChatClient, ModelLedger {
  readonly bodies: string[] = [];
  readonly ends: string[] = [];

  constructor(private readonly answerTo: (request: ChatRequest) => unknown) {}

  async complete(request: ChatRequest) {
    const body = JSON.stringify({ model: 'fake', messages: request.messages });
    request.assertHarmless(body);
    this.bodies.push(body);
    const answer = this.answerTo(request);
    return { text: typeof answer === 'string' ? answer : JSON.stringify(answer), usage: null };
  }

  async open({ sent }: { sent: string }) {
    this.bodies.push(sent);
    return { callId: String(this.bodies.length) };
  }

  async close(_callId: string, { status }: { status: string }) {
    this.ends.push(status);
  }

  /** As the processor passes it. */
  get run() {
    const language = new LanguageModel(this, {
      provider: 'openai-compatible',
      model: 'fake',
      baseUrl: 'http://127.0.0.1',
      apiKey: '',
      maxOutputTokens: 1_000,
      prices: { input: 0, output: 0 },
      timeouts: { firstByteMs: 1_000, stallMs: 1_000, totalMs: 1_000, longestPauseMs: 1 },
    });
    return { model: language, ledger: this, onProgress: () => undefined };
  }
}
