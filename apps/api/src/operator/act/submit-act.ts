import { isUuid } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { formFields } from '../../kit/page/form-fields.js';
import type { Viewer } from '../../kit/page/page-shell.js';
import { sendPage } from '../../kit/page/send-page.js';
import { MalformedInputError } from '../../kit/malformed-input.js';
import { queryText } from '../../kit/page/query-text.js';
import { refusalText } from './act-failures.js';
import { readActInput } from './act-input.js';
import { type ActState, actPage, confirmationPage, FORM_KEY } from './act.page.js';
import type { ActPage } from './operator-act.js';

interface Exchange {
  viewer: Viewer;
  request: Request;
  response: Response;
}

/** Shows an action page; `?done=` names the completed action. */
export async function showActs(page: ActPage, exchange: Exchange): Promise<void> {
  const done = page.acts.find(({ name }) => name === queryText(exchange.request, 'done'))?.done;
  await send(page, exchange, { done });
}

/** Performs a form's action: validated, confirmed if irreversible, then done once. */
export async function submitAct(page: ActPage, exchange: Exchange): Promise<void> {
  const { viewer, request, response } = exchange;
  const fields = formFields(request);
  const act = page.acts.find(({ name }) => name === fields.get('act'));
  if (act === undefined) throw new MalformedInputError('没有这个操作');
  const { values, problem } = readActInput(act, fields);
  const refuse = (text: string) => send(page, exchange, { problem: { act: act.name, text, values } }, 400);
  if (problem !== null) return refuse(problem);
  const formKey = (fields.get(FORM_KEY) ?? '').toLowerCase();
  if (act.isKeyed && !isUuid(formKey)) return refuse('页面已过期，请重新提交');
  if (act.warning !== undefined && fields.get('confirmed') !== '1') {
    const body = confirmationPage(page, act, viewer, { values, formKey });
    return sendPage(response, { title: act.label, path: page.path, viewer, body });
  }
  try {
    const outcome = await act.run(
      `operator:${viewer.operator.name}`,
      (name) => values.get(name) ?? '',
      formKey,
    );
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
