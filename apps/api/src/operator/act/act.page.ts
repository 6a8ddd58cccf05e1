import { randomUUID } from 'node:crypto';
import { type Html, html } from '../../kit/page/html.js';
import { formTokenField, type Viewer } from '../../kit/page/page-shell.js';
import type { ActField, ActPage, OperatorAct } from './operator-act.js';

/** Result of a submitted form. */
export interface ActState {
  done?: string | undefined;
  secret?: { label: string; value: string } | undefined;
  problem?: { act: string; text: string; values: ReadonlyMap<string, string> } | undefined;
}

/** The page: current state, then a form for each action that is not per row. */
export async function actPage(page: ActPage, viewer: Viewer, state: ActState): Promise<Html> {
  const { title, lead, acts } = page;
  const { done, secret, problem } = state;
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${done !== undefined && html`<p class="note" role="status">${done}</p>`}
    ${
      secret !== undefined &&
      html`<p class="note warning" role="status">
        ${secret.label}：<code class="secret">${secret.value}</code>。只显示这一次，请现在保存。
      </p>`
    }
    ${problem !== undefined && html`<p class="note error" role="alert">没有保存。${problem.text}。</p>`}
    ${await page.content(viewer)} ${formsOf(acts).map((form) => actForm(page, form, viewer, problem))}`;
}

/** Actions below the content, grouped. */
function formsOf(acts: readonly OperatorAct[]): OperatorAct[][] {
  const forms = new Map<string, OperatorAct[]>();
  for (const act of acts.filter(({ isOfRow = false }) => !isOfRow)) {
    const key = act.group ?? act.label;
    forms.set(key, [...(forms.get(key) ?? []), act]);
  }
  return [...forms.values()];
}

function actForm(
  { path }: ActPage,
  acts: readonly OperatorAct[],
  viewer: Viewer,
  problem: ActState['problem'],
): Html {
  const [{ name, label, group = label, fields } = NO_ACT] = acts;
  const isMeant = acts.some((act) => act.name === problem?.act);
  const of = (field: string) => (isMeant ? (problem?.values.get(field) ?? '') : '');
  return html`<section class="sheet">
    <h2>${group}</h2>
    <form method="post" action="${path}" class="filters">
      ${formTokenField(viewer)} ${acts.some(({ isKeyed }) => isKeyed) && formKeyField(randomUUID())}
      ${fields.map((field) => control(`${name}-${field.name}`, field, of(field.name)))}
      <div class="buttons">
        ${acts.map((act) => html`<button name="act" value="${act.name}">${act.label}</button>`)}
      </div>
    </form>
  </section>`;
}

/** The field that distinguishes forms. */
export const FORM_KEY = 'formKey';
const formKeyField = (key: string): Html => html`<input type="hidden" name="${FORM_KEY}" value="${key}" />`;

const NO_ACT = { name: '', label: '', group: '', fields: [] };

function control(id: string, field: ActField, value: string): Html {
  const { label, hint, isRequired = false, isLong = false } = field;
  return html`<div class="${isLong && 'long'}">
    <label for="${id}">${label}${!isRequired && field.choices === undefined && '（可不填）'}</label>
    ${inputOf(id, field, value)} ${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
  </div>`;
}

function inputOf(id: string, field: ActField, value: string): Html {
  const {
    name,
    hint,
    choices,
    isRequired = false,
    isDay = false,
    isLong = false,
    range,
    maxLength = 200,
  } = field;
  const shared = html` id="${id}"
  name="${name}"${isRequired && html` required`}${hint !== undefined && html` aria-describedby="${id}-hint"`}`;
  if (choices !== undefined)
    return html`<select ${shared}>
      ${[...choices].map(
        ([key, text]) => html`<option value="${key}" ${key === value && html` selected`}>${text}</option>`,
      )}
    </select>`;
  if (isLong) return html`<textarea ${shared} rows="6" maxlength="${maxLength}">${value}</textarea>`;
  return html`<input
    type="${isDay ? 'date' : 'text'}"
    ${shared}
    value="${value}"
    autocomplete="off"
    ${range === undefined ? html` maxlength="${maxLength}"` : html` inputmode="numeric"`}
  />`;
}

/** The button of a row, with the row's parameters. */
export const rowAct = (
  viewer: Viewer,
  path: string,
  { act, label, values }: { act: string; label: string; values: Readonly<Record<string, string>> },
): Html =>
  html`<form method="post" action="${path}">
    ${formTokenField(viewer)}
    <input type="hidden" name="act" value="${act}" />
    ${Object.entries(values).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="quiet">${label}</button>
  </form>`;

/** Asks for confirmation before an irreversible action. */
export const confirmationPage = (
  { path, title }: ActPage,
  act: OperatorAct,
  viewer: Viewer,
  { values, formKey }: { values: ReadonlyMap<string, string>; formKey: string },
): Html =>
  html`<h1>${act.label}？</h1>
    <p class="note warning">${act.warning?.((name) => values.get(name) ?? '')}</p>
    <form method="post" action="${path}">
      ${formTokenField(viewer)}
      <input type="hidden" name="act" value="${act.name}" />
      <input type="hidden" name="confirmed" value="1" />
      ${act.isKeyed && formKeyField(formKey)}
      ${[...values].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="danger">${act.label}</button>
    </form>
    <p class="hint"><a href="${path}">不做改动，回到${title}</a></p>`;
