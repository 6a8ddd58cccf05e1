import type { ContentKind } from '@qicheng/core/content';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { formTokenField, type Viewer } from '../../kit/page/page-shell.js';
import { type ContentField, fieldsOf, KIND_NAMES } from './content-fields.js';
import { addressOf } from './content-list.page.js';

export interface ContentFormState {
  viewer: Viewer;
  kind: ContentKind;
  /** Empty for an entry that is new. */
  slug: string;
  /** When it was last changed; empty for a new entry. */
  seen: string;
  texts: ReadonlyMap<string, string>;
  /** Validation message and the field it belongs to. */
  problem?: { field: string; text: string };
  isSaved?: boolean;
  preview?: Html;
}

/** The form of one entry, with a preview below if requested. */
export function contentForm(state: ContentFormState): Html {
  const { viewer, kind, slug, seen, texts, problem, isSaved, preview } = state;
  const isNew = seen === '';
  return html`<p><a href="${operatorPages.content}?kind=${kind}">全部${KIND_NAMES[kind]}</a></p>
    <h1>${isNew ? `新建${KIND_NAMES[kind]}` : (texts.get('title') ?? slug)}</h1>
    ${isSaved === true && html`<p class="note" role="status">已保存。</p>`}
    ${problem && html`<p class="note error" role="alert">没有保存。${problem.text}</p>`}
    <form method="post" action="${operatorPages.contentEntry}">
      ${formTokenField(viewer)}
      <input type="hidden" name="kind" value="${kind}" />
      <input type="hidden" name="seen" value="${seen}" />
      <section class="sheet">
        ${nameField(isNew, slug, problem?.field === 'slug')}
        ${fieldsOf(kind).map((field) => fieldHtml(field, texts.get(field.name) ?? '', isAbout(field, problem)))}
      </section>
      <section class="sheet">
        <div class="field">
          <label for="body">正文（Markdown）</label>
          <textarea
            id="body"
            name="body"
            rows="24"
            ${problem?.field === 'body' && html` aria-invalid="true"`}
          >
${texts.get('body') ?? ''}</textarea>
        </div>
      </section>
      <button name="act" value="save">保存</button
      ><button name="act" value="preview" class="quiet">预览</button>
    </form>
    ${!isNew && html`<p class="hint"><a href="${addressOf(operatorPages.contentRemoval, kind, slug)}">删除这一条…</a></p>`}
    ${
      preview &&
      html`<h2 id="preview">预览（没有保存）</h2>
        <article class="sheet">${preview}</article>`
    }`;
}

const isAbout = ({ name }: ContentField, problem: ContentFormState['problem']): boolean =>
  problem?.field.split('.')[0] === name;

const nameField = (isNew: boolean, slug: string, isWrong: boolean): Html =>
  isNew
    ? html`<div class="field">
        <label for="slug">名字</label>
        <input type="text" id="slug" name="slug" value="${slug}" ${isWrong && html` aria-invalid="true"`} />
        <p class="hint">在地址和文件里用：小写字母、数字和短横线，保存后不能改</p>
      </div>`
    : html`<input type="hidden" name="slug" value="${slug}" />`;

function fieldHtml(field: ContentField, text: string, isWrong: boolean): Html {
  const { name, label, hint } = field;
  const control = controlOf(field, text, isWrong && html` aria-invalid="true"`);
  const words = html`<label for="${name}">${label}</label>`;
  const below = hint !== undefined && html`<p class="hint">${hint}</p>`;
  return field.control === 'flag'
    ? html`<div class="field">
        <div class="check">${control}${words}</div>
        ${below}
      </div>`
    : html`<div class="field">${words}${control}${below}</div>`;
}

function controlOf({ name, control, options = [] }: ContentField, text: string, state: Html | false): Html {
  switch (control) {
    case 'flag':
      return html`<input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="1"
        ${text === '1' && html` checked`}
      />`;
    case 'lines':
      return html`<textarea id="${name}" name="${name}" rows="8" ${state}>${text}</textarea>`;
    case 'choice':
      return html`<select id="${name}" name="${name}" ${state}>
        ${options.map(
          ({ value, label }) =>
            html`<option value="${value}" ${value === text && html` selected`}>${label}</option>`,
        )}
      </select>`;
    default:
      return html`<input type="text" id="${name}" name="${name}" value="${text}" ${state} />`;
  }
}
