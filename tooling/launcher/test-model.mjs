// The language model of the end-to-end tier: an OpenAI-compatible server of this process that answers each service.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './home.mjs';

/** What it says; the journeys look for these words. */
const SUMMARY = '模型点评：先把最相关的一段经历写具体。';
const ADVICE = ['先补上结果，再投递。'];
const SHORT = 4;
// Weak beginnings of a statement, and what it writes instead.
const BETTER = /^(?:负责|参与|协助)/u;

/** A statement that it was sent, written out; it adds no fact. @param {{ text?: string }} statement */
const rewritten = ({ text = '' }) => text.replace(BETTER, '撰写');

/**
 * One answer that has what every service asks for; each takes what is its own.
 * @param {{ messages: { role: string, content: string }[] }} body
 */
function answerTo({ messages }) {
  const question = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}');
  const { statements = [], questions = [] } = question.data ?? {};
  return {
    summary: SUMMARY,
    advice: ADVICE,
    rewrites: statements
      .filter(({ text = '' }) => text.length > SHORT)
      .map((one) => ({
        findingId: one.findingId,
        targetId: one.targetId,
        text: rewritten(one),
      })),
    additions: [],
    hints: questions.map(({ id }) => ({ id, text: '先说做了什么，再说结果。' })),
  };
}

/**
 * Starts it; needs the built packages. People still choose: no account asks it before it has agreed.
 * @param {{ afterMs?: number }} [options] how long it takes for an answer
 * @returns {Promise<Record<string, string>>} what the product has to know of it; it ends with this process
 */
export async function startTestModel({ afterMs } = {}) {
  const built = path.join(projectRoot, 'packages', 'testing', 'dist', 'model-stub', 'index.js');
  const { startModelStub } = await import(pathToFileURL(built).href);
  const stub = await startModelStub();
  stub.behave(({ body }) => ({ answer: answerTo(body), ...(afterMs !== undefined && { afterMs }) }));
  return { MODEL_PROVIDER: 'vllm', MODEL_NAME: 'stub', MODEL_BASE_URL: stub.baseUrl };
}
