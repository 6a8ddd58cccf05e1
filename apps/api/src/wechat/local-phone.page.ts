import { type Html, html } from '../kit/page/html.js';
import { formTokenField, type Viewer } from '../kit/page/page-shell.js';
import { LOCAL_NOTE } from './confirm.page.js';

const PEOPLE = ['林晓', '周舟', '陈可欣', '王一诺'];

/** The phone before scanning: whose it is. */
export function localPhonePage(page: {
  action: string;
  sceneId: string;
  viewer: Viewer | null;
  refusal: string | null;
}): Html {
  const people = PEOPLE.map(
    (name, index) =>
      html`<p class="check">
        <input type="radio" id="person-${index}" name="person" value="${name}" ${CHECKED[index]} />
        <label for="person-${index}">${name}</label>
      </p>`,
  );
  return html`<div class="sheet narrow">
    ${LOCAL_NOTE}
    <h1>扮演手机扫码</h1>
    <p class="lead">选择用谁的微信扫码。这些人都是虚构的。</p>
    ${page.refusal !== null && html`<p class="note error" role="alert">${page.refusal}</p>`}
    <form method="post" action="${page.action}">
      ${page.viewer && formTokenField(page.viewer)}
      <input type="hidden" name="scene" value="${page.sceneId}" />
      ${people}
      <div class="field">
        <label for="name">或者输入另一个名字</label>
        <input type="text" id="name" name="name" maxlength="30" autocomplete="off" />
      </div>
      <button>扫码</button>
    </form>
  </div>`;
}

const CHECKED = [html`checked`];
