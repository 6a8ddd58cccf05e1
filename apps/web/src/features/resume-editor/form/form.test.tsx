import { emptyDocument } from '@qicheng/resume/defaults';
import { sampleNames, SAMPLES } from '@qicheng/resume/samples';
import { BASICS_FIELDS, SECTIONS } from '@qicheng/resume/sections';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Loaded ahead: the first load of the panel library takes longer than a query waits on a busy machine.
import '@qicheng/ui/popover';
import { axe } from '#src/testing/axe.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { openAddedItem, openItem, openSection, useView } from '../store/view-state.js';
import { FieldsGrid, ItemCard } from './item-card.js';

const LISTS = SECTIONS.filter(({ shape }) => shape === 'list');
const fieldsOf = (key: string) => SECTIONS.find((section) => section.key === key)?.fields ?? BASICS_FIELDS;

/** The fields of the header, or of the only item of a list. */
function open(section: string, document = emptyDocument()) {
  const store = createEditorStore({ title: '我的简历', document });
  const owner = LISTS.some(({ key }) => key === section) ? [section, 'one'] : [section];
  const view = render(
    <EditorProvider store={store}>
      <FieldsGrid fields={fieldsOf(section)} owner={owner} />
    </EditorProvider>,
  );
  return { ...view, store, user: userEvent.setup(), document: () => store.getContent().document };
}

const retype = (label: string, text: string) => {
  const box = screen.getByLabelText(label);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
  return box;
};

describe('FieldsGrid', () => {
  it('writes the typed text into the model and removes it completely when cleared', async () => {
    const { user, document } = open('basics');
    retype('中文姓名', '林知远');
    await user.selectOptions(screen.getByLabelText('性别'), '男');
    retype('出生日期', '2004年8月');
    expect(document().basics).toEqual({
      name: { zh: '林知远' },
      gender: 'male',
      birthDate: { y: 2004, m: 8 },
    });
    retype('中文姓名', '');
    expect(document().basics).not.toHaveProperty('name');
  });

  it('undoes one choice at a time, however quickly they follow one another', async () => {
    const { user, document, store } = open('education', { ...emptyDocument(), education: [{ id: 'one' }] });
    for (const tag of ['985', '211']) await user.click(screen.getByRole('checkbox', { name: tag }));
    const tags = () => document().education[0]?.school?.tags;
    expect(tags()).toEqual(['985', '211']);
    act(store.undo);
    expect(tags()).toEqual(['985']);
  });

  it('creates no undo step for a date that is left unchanged', () => {
    const birthDate = { y: 2004, m: 8 };
    const { store, document } = open('basics', { ...emptyDocument(), basics: { birthDate } });
    const box = screen.getByLabelText<HTMLInputElement>('出生日期');
    fireEvent.blur(box);
    retype('出生日期', '2004年8月');
    expect([store.getSteps().undo, box.value]).toEqual([0, '2004.08']);
    retype('出生日期', '');
    expect([store.getSteps().undo, document().basics]).toEqual([1, {}]);
  });

  it('reports an invalid address on blur, and keeps the typed text', () => {
    const { document } = open('basics');
    const email = retype('邮箱', 'lin@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('请检查邮箱格式').id).toBe(email.getAttribute('aria-describedby'));
    expect(document().basics.email).toBe('lin@');
  });

  it.each([
    ['1380013800', '大陆手机号是 11 位，请核对；外国号码请在前面写上“+”和国家代码'],
    ['138 0013 800', '大陆手机号是 11 位，请核对；外国号码请在前面写上“+”和国家代码'],
    ['138001380001', '大陆手机号是 11 位，请核对；外国号码请在前面写上“+”和国家代码'],
    ['12', '请检查电话号码'],
    ['138-0013-8000', null],
    ['+1 3800138000', null],
    ['010-62770000', null],
    ['2025550123', null],
  ])('warns about the length of a mobile number, but stores it: %s', (typed, words) => {
    const { document } = open('basics');
    const phone = retype('电话', typed);
    expect(phone.getAttribute('aria-invalid')).toBe(String(words !== null));
    if (words) expect(screen.getByText(words).id).toBe(phone.getAttribute('aria-describedby'));
    expect(document().basics.phone).toBe(typed);
  });

  it('warns at once about a rank above the number of students, and a grade point above its scale', () => {
    open('education', { ...emptyDocument(), education: [{ id: 'one' }] });
    for (const button of screen.queryAllByRole('button', { name: /^更多信息/ })) fireEvent.click(button);
    retype('排名', '9');
    retype('排名：总人数', '30');
    expect(screen.queryByText('名次大于总人数，请核对')).toBeNull();
    retype('排名：总人数', '3');
    expect(screen.getByText('名次大于总人数，请核对').isConnected).toBe(true);
    retype('绩点', '4.2');
    retype('绩点：满分', '4');
    expect(screen.getByText('绩点高于满分，请核对').isConnected).toBe(true);
  });

  it('focuses the first field of a new item, once', () => {
    const start = { ...emptyDocument(), education: [{ id: 'one' }] };
    const sortable = { attach: () => undefined, attachHandle: () => undefined, isDragging: false };
    const props = { id: 'one', list: ['education'], fields: fieldsOf('education'), noun: '教育背景' };
    const Entry = () => {
      const isNew = useView((view) => view.addedItem === 'one');
      return useView((view) => view.section) !== 'education' ? null : (
        <ItemCard
          {...props}
          position={0}
          count={1}
          isNew={isNew}
          sortable={sortable}
          onRemove={() => undefined}
        />
      );
    };
    openSection('education');
    openAddedItem('one');
    render(
      <EditorProvider store={createEditorStore({ title: '我的简历', document: start })}>
        <Entry />
      </EditorProvider>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('学校'));
    act(() => openSection('work'));
    act(() => openSection('education', 'one'));
    expect(screen.getByLabelText('学校').isConnected).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it('drops the focus of an added item when another place is opened first', () => {
    openAddedItem('one');
    openSection('work');
    expect(useView.getState().addedItem).toBeNull();
    openAddedItem('one');
    openItem('other');
    expect(useView.getState().addedItem).toBeNull();
  });

  it('keeps the focus and the caret in a field whose control loads late', async () => {
    open('education', {
      ...emptyDocument(),
      education: [{ id: 'one', school: { name: { zh: '江城大学' } } }],
    });
    const plain = screen.getByLabelText<HTMLInputElement>('学校');
    plain.focus();
    plain.setSelectionRange(2, 2);
    const search = await screen.findByRole<HTMLInputElement>('combobox', { name: '学校' });
    expect(document.activeElement).toBe(search);
    expect(search.selectionStart).toBe(2);
  });

  it('has one tab stop for the toolbar of a text, and then the text', async () => {
    const { user } = open('work', { ...emptyDocument(), work: [{ id: 'one' }] });
    const bold = await screen.findByRole('button', { name: '加粗（Ctrl+B）' });
    const italic = screen.getByRole('button', { name: '斜体（Ctrl+I）' });
    screen.getByLabelText('至今').focus();
    await user.tab();
    expect(document.activeElement).toBe(bold);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(italic);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '工作内容' }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(italic);
  });

  it('hides the start of work among the rare fields, and shows it with the usual ones once it is filled', () => {
    const { document, unmount } = open('basics');
    expect(screen.queryByLabelText('参加工作时间')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^更多信息/ }));
    retype('参加工作时间', '2015年7月');
    expect(document().basics).toEqual({ workSince: { y: 2015, m: 7 } });
    const filled = document();
    unmount();
    open('basics', filled);
    expect(screen.getByLabelText<HTMLInputElement>('参加工作时间').value).toBe('2015.07');
  });

  it('shows a rare field that an import or a sample fills while the form is open', () => {
    const { store } = open('basics');
    expect(screen.queryByLabelText('微信')).toBeNull();
    act(() => store.write(['basics', 'wechat'], 'lin-2027'));
    expect(screen.getByLabelText<HTMLInputElement>('微信').value).toBe('lin-2027');
    act(() => store.undo());
    expect(screen.getByLabelText<HTMLInputElement>('微信').value).toBe('');
  });

  it('warns at once about a salary range whose start is above its end', () => {
    open('intention', { ...emptyDocument(), intention: {} });
    retype('期望薪资', '20');
    retype('期望薪资：最高', '8');
    expect(screen.getByText('薪资下限高于上限，请核对').isConnected).toBe(true);
    retype('期望薪资：最高', '25');
    expect(screen.queryByText('薪资下限高于上限，请核对')).toBeNull();
  });

  it('keeps an unparsable date in its input and out of the model', () => {
    const { document } = open('basics');
    const box = retype('出生日期', '昨天') as HTMLInputElement;
    expect(box.value).toBe('昨天');
    expect(screen.getByText('请按“2003.08”的格式填写').isConnected).toBe(true);
    expect(document().basics).toEqual({});
  });

  it("opens the month grid of a birthday at a graduate's age, that of an end date at its start", async () => {
    const { user, unmount } = open('basics');
    await user.click(screen.getByLabelText('出生日期：选择月份'));
    expect((await screen.findByText('2003 年')).isConnected).toBe(true);
    unmount();
    const work = [{ id: 'one', period: { start: { y: 2019, m: 9 } } }];
    open('work', { ...emptyDocument(), work });
    await user.click(screen.getByLabelText('起止时间：结束：选择月份'));
    expect((await screen.findByText('2019 年')).isConnected).toBe(true);
  });

  it('adds words on Enter and comma, and turns the last one back into text on Backspace', async () => {
    const { user, document } = open('skills', { ...emptyDocument(), skills: [{ id: 'one' }] });
    const box = screen.getByLabelText('关键词');
    await user.type(box, 'Go{Enter}SQL，C{Enter}');
    expect(document().skills[0]?.keywords).toEqual(['Go', 'SQL', 'C']);
    await user.type(box, '{Backspace}');
    expect(document().skills[0]?.keywords).toEqual(['Go', 'SQL']);
  });

  it('shows the English form of words beside English texts, and stores each word once', async () => {
    const start = { ...emptyDocument(), skills: [{ id: 'one', keywords: ['压测', 'Go'] }] };
    const meta = { ...start.meta, lang: 'en' as const, englishWords: { 压测: 'Load testing' } };
    const { user, document } = open('skills', { ...start, meta });
    expect(screen.getByRole('button', { name: '去掉“Load testing”' }).isConnected).toBe(true);
    await user.type(screen.getByLabelText('关键词'), 'SQL{Enter}');
    expect(document().skills[0]?.keywords).toEqual(['压测', 'Go', 'SQL']);
  });

  it('accepts 至今 and warns about an end before the start', async () => {
    const work = [{ id: 'one', period: { start: { y: 2024, m: 9 } } }];
    const { user, document } = open('work', { ...emptyDocument(), work });
    retype('起止时间：结束', '2023.1');
    expect(screen.getByText('结束时间早于开始时间').isConnected).toBe(true);
    await user.click(screen.getByLabelText('至今'));
    expect(document().work[0]?.period).toEqual({ start: { y: 2024, m: 9 }, end: 'present' });
  });

  it('adds, moves and removes the rows of a field', async () => {
    const { user, document } = open('education', { ...emptyDocument(), education: [{ id: 'one' }] });
    const courses = () => document().education[0]?.courses?.map(({ name }) => name?.zh);
    for (const [position, name] of ['数据结构', '操作系统'].entries()) {
      await user.click(screen.getByText('添加课程'));
      fireEvent.change(screen.getAllByLabelText('课程')[position]!, { target: { value: name } });
    }
    await user.click(screen.getByLabelText('上移第 2 个课程'));
    expect(courses()).toEqual(['操作系统', '数据结构']);
    await user.click(screen.getByLabelText('删除第 1 个课程'));
    expect(courses()).toEqual(['数据结构']);
  });

  it('focuses the row that was added, and the last row instead of a second empty one', async () => {
    const { user, document: now } = open('education', { ...emptyDocument(), education: [{ id: 'one' }] });
    await user.click(screen.getByText('添加课程'));
    await user.keyboard('数据结构');
    for (let press = 0; press < 2; press += 1) {
      await user.click(screen.getByText('添加课程'));
      expect(document.activeElement).toBe(screen.getAllByLabelText('课程')[1]);
    }
    expect(now().education[0]?.courses).toEqual([{ name: { zh: '数据结构' } }, {}]);
  });

  it('edits the English text beside the Chinese one and says when it is stale', () => {
    const basics = { headline: { zh: '数据分析', en: 'Analyst' } };
    const { document, store } = open('basics', { ...emptyDocument(), basics });
    retype('一句话介绍', '数据分析师');
    expect(document().basics.headline).toEqual({ zh: '数据分析师', en: 'Analyst', stale: 'en' });
    act(() => store.write(['meta', 'lang'], 'en'));
    expect(screen.getByText('中文已修改，请核对英文').isConnected).toBe(true);
    retype('一句话介绍', 'Data analyst');
    expect(document().basics.headline).toEqual({ zh: '数据分析师', en: 'Data analyst' });
  });

  it('says which statements and which names are older than their other language', async () => {
    const statement = (id: string, stale?: 'en') => ({
      id,
      kind: 'bullet' as const,
      zh: [{ text: '新' }],
      en: [{ text: 'Old' }],
      ...(stale && { stale }),
    });
    const school = { name: { zh: '某大学', en: 'Some University', stale: 'en' as const } };
    const education = [
      { id: 'one', school, highlights: [statement('a'), statement('b', 'en'), statement('c', 'en')] },
    ];
    const { user, document, store } = open('education', { ...emptyDocument(), education });
    expect(screen.queryByText(/请核对/)).toBeNull();
    act(() => store.write(['meta', 'lang'], 'en'));
    expect((await screen.findByText('第 2、3 条：中文已修改，请核对英文')).isConnected).toBe(true);
    expect(screen.getByText('中文已修改，请核对英文').isConnected).toBe(true);
    for (const keep of screen.getAllByText('仍然一致')) await user.click(keep);
    expect(screen.queryByText(/请核对/)).toBeNull();
    expect(JSON.stringify(document().education)).not.toContain('stale');
  });

  it('edits the displayed language of a measured result and keeps the other', () => {
    const results = [{ id: 'r', name: { zh: '月成交', en: 'Orders' }, unit: { zh: '单', en: 'orders' } }];
    const { document } = open('projects', { ...emptyDocument(), projects: [{ id: 'one', results }] });
    expect(screen.getByLabelText<HTMLInputElement>('指标').value).toBe('月成交');
    expect(screen.getByText('单位').className).not.toContain('visually-hidden');
    retype('单位', '笔');
    expect(document().projects[0]?.results?.[0]).toMatchObject({
      name: { zh: '月成交', en: 'Orders' },
      unit: { zh: '笔', en: 'orders' },
    });
  });

  it.each(sampleNames)('shows no field of the %s sample as an object', (name) => {
    const document = SAMPLES[name]();
    const store = createEditorStore({ title: '我的简历', document });
    const lists = LISTS.flatMap(({ key, fields }) =>
      (document[key as 'projects'] ?? []).map(({ id }) => ({ fields, owner: [key, id] })),
    );
    const forms = [
      ...lists,
      ...['basics', 'intention'].map((key) => ({ fields: fieldsOf(key), owner: [key] })),
    ];
    render(
      <EditorProvider store={store}>
        {forms.map(({ fields, owner }) => (
          <FieldsGrid key={owner.join()} fields={fields} owner={owner} />
        ))}
      </EditorProvider>,
    );
    const shown = screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
    expect(shown.join('\n')).not.toContain('[object');
  });

  it.each(['basics', 'intention', ...LISTS.map(({ key }) => key)])(
    'labels every control of %s',
    async (section) => {
      const list = LISTS.some(({ key }) => key === section);
      const document = emptyDocument();
      const { container } = open(section, list ? { ...document, [section]: [{ id: 'one' }] } : document);
      for (const more of screen.queryAllByText(/^更多信息/)) fireEvent.click(more);
      const problems = (await axe(container)).violations.map(
        ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`,
      );
      expect(problems).toEqual([]);
    },
  );
});
