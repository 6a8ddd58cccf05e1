import type { Request, Response } from 'express';
import { formFields } from '../../kit/page/form-fields.js';
import type { Viewer } from '../../kit/page/page-shell.js';
import { sendPage } from '../../kit/page/send-page.js';
import { MalformedInputError } from '../../kit/malformed-input.js';
import { asked } from '../../kit/page/asked.js';
import { refusalText } from './act-failures.js';
import { readActInput } from './act-input.js';
import { type ActState, actPage, confirmationPage } from './act.page.js';
import type { ActPage } from './operator-act.js';

interface Exchange {
  viewer: Viewer;
  request: Request;
  response: Response;
}

/** Shows a page of acts; `?done=` names the act that led here. */
export async function showActs(page: ActPage, exchange: Exchange): Promise<void> {
  const done = page.acts.find(({ name }) => name === asked(exchange.request, 'done'))?.done;
  await send(page, exchange, { done });
}

/** Does what a form asks for: checked, confirmed where it cannot be undone, then done once. */
export async function submitAct(page: ActPage, exchange: Exchange): Promise<void> {
  const { viewer, request, response } = exchange;
  const fields = formFields(request);
  const act = page.acts.find(({ name }) => name === fields.get('act'));
  if (act === undefined) throw new MalformedInputError('没有这个操作');
  const { values, problem } = readActInput(act, fields);
  const refuse = (text: string) => send(page, exchange, { problem: { act: act.name, text, values } }, 400);
  if (problem !== null) return refuse(problem);
  if (act.warning !== undefined && fields.get('confirmed') !== '1') {
    const body = confirmationPage(page, act, viewer, values);
    return sendPage(response, { title: act.label, path: page.path, viewer, body });
  }
  try {
    const outcome = await act.run(`operator:${viewer.operator.name}`, (name) => values.get(name) ?? '');
    if (outcome?.secret === undefined && outcome?.text === undefined)
      response.set('Cache-Control', 'no-store').redirect(303, `${page.path}?done=${act.name}`);
    else await send(page, exchange, { done: outcome.text ?? act.done, secret: outcome.secret });
  } catch (thrown) {
    const text = refusalText(thrown);
    if (text === null) throw thrown;
    await refuse(text);
  }
}

async function send(
  page: ActPage,
  { viewer, response }: Exchange,
  state: ActState,
  status = 200,
): Promise<void> {
  const body = await actPage(page, viewer, state);
  sendPage(response, { title: page.title, path: page.path, viewer, body }, status);
}
