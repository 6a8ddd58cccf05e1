import { type SettingKey, SETTINGS } from '@qicheng/core/site';
import { type Html, html } from '../kit/page/html.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { formTokenField, type Viewer } from '../kit/page/page-shell.js';

export interface SettingsFormState {
  viewer: Viewer;
  texts: ReadonlyMap<SettingKey, string>;
  problems: ReadonlyMap<SettingKey, string>;
  saved: boolean;
}

const KEYS = Object.keys(SETTINGS) as SettingKey[];
const GROUPS = [...new Set(KEYS.map((key) => SETTINGS[key].group))];

/** All settings by group in one form. */
export function settingsForm(state: SettingsFormState): Html {
  const { viewer, problems, saved } = state;
  return html`<h1>站点设置</h1>
    <p class="lead">保存后几秒内在全站生效；每一项改动都会记录。</p>
    ${saved && html`<p class="note" role="status">已保存。</p>`}
    ${problems.size > 0 && html`<p class="note error" role="alert">有 ${problems.size} 项不正确，什么都没有保存。</p>`}
    <form method="post" action="${operatorPages.settings}">
      ${formTokenField(viewer)}
      <nav class="views" aria-label="本页内容">
        ${GROUPS.map((group, place) => html`<a href="#group-${place}">${group}</a>`)}
      </nav>
      ${GROUPS.map(
        (group, place) =>
          html`<section class="sheet" id="group-${place}">
            <h2>${group}</h2>
            ${KEYS.filter((key) => SETTINGS[key].group === group).map((key) => field(key, state))}
          </section>`,
      )} <button>保存设置</button>
    </form>`;
}

function field(key: SettingKey, { texts, problems }: SettingsFormState): Html {
  const setting = SETTINGS[key];
  const problem = problems.get(key);
  const hint = 'hint' in setting ? html`<p class="hint" id="${key}-hint">${setting.hint}</p>` : null;
  const error = problem === undefined ? null : html`<p class="error" id="${key}-error">${problem}</p>`;
  const described = html` aria-describedby="${key}-hint
  ${key}-error"${problem !== undefined && html` aria-invalid="true"`}`;
  const label = html`<label for="${key}">${setting.label}</label>`;
  const control = controlOf(key, texts.get(key) ?? '', described);
  return setting.control === 'flag'
    ? html`<div class="field">
        <div class="check">${control}${label}</div>
        ${hint}${error}
      </div>`
    : html`<div class="field">${label}${control}${hint}${error}</div>`;
}

function controlOf(key: SettingKey, text: string, described: Html): Html {
  const setting = SETTINGS[key];
  switch (setting.control) {
    case 'flag':
      return html`<input
        type="checkbox"
        id="${key}"
        name="${key}"
        value="1"
        ${text === '1' && html` checked`}${described}
      />`;
    case 'choice':
      return html`<select id="${key}" name="${key}" ${described}>
        ${options(key, text)}
      </select>`;
    case 'links':
      return html`<textarea id="${key}" name="${key}" rows="5" ${described}>${text}</textarea>`;
    default: {
      const mode = setting.control === 'number' && html` inputmode="numeric"`;
      return html`<input type="text" id="${key}" name="${key}" value="${text}" ${mode}${described} />`;
    }
  }
}

function options(key: SettingKey, text: string): Html[] {
  const setting = SETTINGS[key];
  const choices = ('options' in setting ? setting.options : undefined) ?? [];
  return choices.map(
    ({ value, label }) =>
      html`<option value="${value}" ${String(value) === text && html` selected`}>${label}</option>`,
  );
}
