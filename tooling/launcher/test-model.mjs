// The language model of the end-to-end tier: an OpenAI-compatible server in this process that answers every service.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './home.mjs';

/** The texts of its responses, which the end-to-end tests expect. */
const SUMMARY = '模型点评：先把最相关的一段经历写具体。';
const ADVICE = ['先补上结果，再投递。'];
const SHORT = 4;
// Weak openings of a statement, and their replacements.
const BETTER = /^(?:负责|参与|协助)/u;

/** Rewrites a statement of the request without adding facts. @param {{ text?: string }} statement */
const rewritten = ({ text = '' }) => text.replace(BETTER, '撰写');

/**
 * One response with the fields of every service; each uses its own.
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
 * Starts the server; needs the built packages. Users still choose: no account uses it before consenting.
 * @param {{ afterMs?: number }} [options] response delay
 * @returns {Promise<Record<string, string>>} the environment variables that configure it; it stops with this process
 */
export async function startTestModel({ afterMs } = {}) {
  const built = path.join(projectRoot, 'packages', 'testing', 'dist', 'model-stub', 'index.js');
  const { startModelStub } = await import(pathToFileURL(built).href);
  const stub = await startModelStub();
  stub.behave(({ body }) => ({ answer: answerTo(body), ...(afterMs !== undefined && { afterMs }) }));
  return { MODEL_PROVIDER: 'vllm', MODEL_NAME: 'stub', MODEL_BASE_URL: stub.baseUrl };
}
