import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { liquidLimits } from '../limits.ts';
import type { LiquidRequest } from '../rendering.ts';
import { createTemplateRenderer } from '../render-template.ts';

const render = createTemplateRenderer(liquidLimits);

function outcomeOf(template: string, data: LiquidRequest['data'] = {}, locale = 'en-US') {
  return render({ template, data, locale, escape: 'none' });
}

function textOf(template: string, data: LiquidRequest['data'] = {}, locale = 'en-US'): string {
  const outcome = outcomeOf(template, data, locale);
  return outcome.ok ? outcome.text : outcome.problems.map(({ message }) => message).join(' ');
}

describe('date', () => {
  const data = {
    day: '2026-11-21',
    time: '2026-11-21T23:30:00Z',
    there: '2026-11-21T23:30:00+08:00',
    bare: '2026-11-21 23:30',
  };

  it.each([
    ['{{ day | date }}', '21/11/2026'],
    ['{{ time | date }}', '21/11/2026'],
    ['{{ time | date: "%H:%M" }}', '23:30'],
    ['{{ there | date: "%d %b %H:%M" }}', '21 Nov 23:30'],
    ['{{ bare | date: "%H:%M" }}', '23:30'],
    ['{{ time | date: "%d/%m/%Y %H:%M", "Asia/Hong_Kong" }}', '22/11/2026 07:30'],
    ['{{ day | date: "%d/%m/%Y", "America/New_York" }}', '21/11/2026'],
    ['{{ day | date: "medium" }}', 'Nov 21, 2026'],
    ['{{ day | date: "long" }}', 'November 21, 2026'],
    ['{{ time | date: "full", "Asia/Hong_Kong" }}', 'Sunday, November 22, 2026'],
    ['{{ day | date: "iso" }}', '2026-11-21'],
    ['{{ "March 14, 2016" | date }}', '14/03/2016'],
    ['{{ "soon" | date }}{{ "soon" | date: "long" }}', 'soonsoon'],
    ['[{{ missing | date }}{{ missing | date: "long" }}]', '[]'],
    ['{{ time | date: "%H", "Hong Kong" }}', 'There is no time zone "Hong Kong".'],
  ])('%s', (template, text) => {
    expect(textOf(template, data)).toBe(text);
  });

  it('is written in the language of the locale', () => {
    expect(textOf('{{ day | date: "long" }} {{ day | date }}', data, 'zh-HK')).toBe('2026年11月21日 21/11/2026');
    expect(textOf('{{ day | date: "%-d %B %Y" }}', data, 'de-DE')).toBe('21 November 2026');
  });
});

describe('dates with slashes, and dates that do not exist', () => {
  it.each([
    ['{{ "03/04/2026" | date: "iso" }}', '2026-04-03'],
    ['{{ "3/4/2026" | date: "long" }}', 'April 3, 2026'],
    ['{{ "31/12/2026 23:30" | date: "%Y-%m-%d %H:%M" }}', '2026-12-31 23:30'],
    ['{{ "2026-02-28" | date }}', '28/02/2026'],
    ['{{ "29/02/2028" | date }}', '29/02/2028'],
  ])('%s is %s, without a warning', (template, text) => {
    const outcome = render({ template, data: {}, locale: 'en-US', escape: 'none' });
    expect(outcome).toMatchObject({ ok: true, text, warnings: [] });
  });

  it.each([
    '2026-02-30',
    '30/02/2026',
    '29/02/2026',
    '13/13/2026',
    '2026-13-01',
    '2026-02-30T10:00:00Z',
    '2026-01-01 25:00',
    '30 February 2026',
    'February 30, 2026',
    'soon',
  ])('%s stays as it is, with its position', (text) => {
    for (const format of ['', ': "long"', ': "iso"']) {
      const template = `From\n{{ start | date${format} }}`;
      const outcome = render({ template, data: { start: text }, locale: 'en-US', escape: 'none' });
      const message = `"${text}" is not a date, and is shown as it is. Write dates as YYYY-MM-DD or DD/MM/YYYY.`;
      expect(outcome).toMatchObject({
        ok: true,
        text: `From\n${text}`,
        warnings: [{ code: 'DATE', message, line: 2, column: 1 }],
      });
    }
  });
});

describe('the formats of dates', () => {
  it.each([
    ['2026-01-15', '2026-01-15 00:00:00'],
    ['2026-1-5', '2026-01-05 00:00:00'],
    ['2026/02/28', '2026-02-28 00:00:00'],
    ['2026.02.28', '2026-02-28 00:00:00'],
    ['2026-01-15T04:05', '2026-01-15 04:05:00'],
    ['2026-01-15T04:05:06.789Z', '2026-01-15 04:05:06'],
    ['2026-01-15T04:05:06,5+08:00', '2026-01-15 04:05:06'],
    ['2026-01-15t04:05:06z', '2026-01-15 04:05:06'],
    ['2026-01-15 04:05:06 +0800', '2026-01-15 04:05:06'],
    ['2026-01-15 04:05:06 UTC', '2026-01-15 04:05:06'],
    ['2026-01-15 4:05 pm', '2026-01-15 16:05:00'],
    ['15/01/2026', '2026-01-15 00:00:00'],
    ['2/3/2026 10:00', '2026-03-02 10:00:00'],
    ['15 Jan 2026', '2026-01-15 00:00:00'],
    ['15 January 2026', '2026-01-15 00:00:00'],
    ['15 january, 2026', '2026-01-15 00:00:00'],
    ['15-Jan-2026', '2026-01-15 00:00:00'],
    ['1-Mar-2026', '2026-03-01 00:00:00'],
    ['29-Feb-2024', '2024-02-29 00:00:00'],
    ['15/Jan/2026', '2026-01-15 00:00:00'],
    ['15th January 2026', '2026-01-15 00:00:00'],
    ['15th of January 2026 at 9:30am', '2026-01-15 09:30:00'],
    ['Jan 15, 2026', '2026-01-15 00:00:00'],
    ['January 15 2026', '2026-01-15 00:00:00'],
    ['Jan-15-2026', '2026-01-15 00:00:00'],
    ['Sept. 1, 2026', '2026-09-01 00:00:00'],
    ['January 15, 2026, 12:05 AM', '2026-01-15 00:05:00'],
    ['Jan 15, 2026 at 12:05 p.m.', '2026-01-15 12:05:00'],
    ['2026-Jan-15', '2026-01-15 00:00:00'],
    ['Thu, 15 Jan 2026 04:05:06 GMT', '2026-01-15 04:05:06'],
    ['Thursday, January 15, 2026', '2026-01-15 00:00:00'],
    ['Thu Jan 15 04:05:06 2026', '2026-01-15 04:05:06'],
    ['Thu Jan 15 04:05:06 UTC 2026', '2026-01-15 04:05:06'],
    ['Thu Jan 15 2026 04:05:06 GMT+0800 (Hong Kong Standard Time)', '2026-01-15 04:05:06'],
    ['2026年1月15日', '2026-01-15 00:00:00'],
    ['  2026-01-15\n', '2026-01-15 00:00:00'],
    ['0050-02-28', '0050-02-28 00:00:00'],
    [1767225600, '2026-01-01 00:00:00'],
    ['1767225600', '2026-01-01 00:00:00'],
    [1152098955.5, '2006-07-05 11:29:15'],
  ])('%s is %s', (given, text) => {
    const outcome = outcomeOf('{{ given | date: "%Y-%m-%d %H:%M:%S" }}', { given });
    expect(outcome).toMatchObject({ ok: true, text, warnings: [] });
  });

  it.each([
    '1-2-2026',
    '31-1-2026',
    '1.2.2026',
    '1/2/26',
    '2/3/26 10:00',
    '15-Jan-26',
    '15 Jan',
    'Jan 2026',
    '2026',
    '2026-01',
    '2026-W03-4',
    '2026-015',
    '20260115',
    '10:30',
    'Policy 12',
    'n/a 1',
    'May 5',
    'yesterday',
    'the 15th of January',
    '-1152098955',
    '12345678901',
    '2026/02/30',
    '31/04/2026',
    '31-Apr-2026',
    '29 Feb 2026',
    'Feb 29, 1900',
    '0000-00-00',
    '2026-00-10',
    '2026-01-15T25:00',
    '2026-01-15T24:00',
    '2026-01-15 10:60',
    '2026-01-15 10:00:60',
    '2026-01-15 13:00 pm',
    '2026-01-15 0:30 am',
    '2026-01-15T10:00+15:00',
    '2026-01-15T10:00+08:75',
    '2026-01-15T10:00 HKT',
    '2026-01-15T10:00:00Z and more',
    '2026-01/15',
    '2026-01-15T',
    'Fri, 15 Jan 2026',
    '15 Janvier 2026',
    '2026年2月30日',
    `2026-01-15${' '.repeat(200)}x`,
  ])('leave %s unchanged, with a warning', (given) => {
    for (const format of ['', ': "long"', ': "%F"', ': "%H", "Asia/Hong_Kong"']) {
      const outcome = outcomeOf(`{{ given | date${format} }}`, { given });
      expect(outcome).toMatchObject({ ok: true, text: given, warnings: [{ code: 'DATE', line: 1, column: 1 }] });
    }
  });

  it.each([
    [0, '0'],
    [2026, '2026'],
    [-1767225600, '-1767225600'],
    [1767225600000, '1767225600000'],
    [1e20, '100000000000000000000'],
    [true, 'true'],
    [false, 'false'],
    [[1], '1'],
    [['2026-01-15'], '2026-01-15'],
    [{ year: 2026 }, '{"year":2026}'],
  ])('leave %j unchanged, with a warning', (given, text) => {
    for (const filter of ['date', 'date_to_xmlschema', 'date_to_rfc822', 'date_to_string', 'date_to_long_string']) {
      const outcome = outcomeOf(`{{ given | ${filter} }}`, { given });
      expect(outcome).toMatchObject({ ok: true, text });
      expect(outcome.ok && outcome.warnings.map(({ code }) => code)).toContain('DATE');
    }
  });

  it.each([[null], [''], [' ']])('show nothing for %j, without a warning', (given) => {
    expect(outcomeOf('{{ given | date | strip }}', { given })).toMatchObject({ ok: true, text: '', warnings: [] });
  });

  it('apply to captured text, in HTML too', () => {
    const template = '{% capture day %}15 Jan 2026{% endcapture %}{{ day | date: "iso" }}';
    expect(render({ template, data: {}, locale: 'en-US', escape: 'html' })).toMatchObject({ text: '2026-01-15' });
  });

  it('include now and today, in any case', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect([today, new Date().toISOString().slice(0, 10)]).toContain(textOf('{{ "now" | date: "iso" }}'));
    expect(textOf('{% assign a = "Today" | date: "%Y" %}{% assign b = "NOW" | date: "%Y" %}{{ a | minus: b }}')).toBe(
      '0',
    );
  });

  it('have the same day whatever the time zone of the server', () => {
    const module = new URL('../dates/read-date.ts', import.meta.url).href;
    const given = [
      '15-Jan-2026',
      '15 January 2026',
      'Jan 15, 2026',
      '15/01/2026',
      '2026-01-15',
      '2026-01-15 00:30',
      '1768435200',
    ];
    const script = `const { readDate } = await import(${JSON.stringify(module)});
      for (const text of ${JSON.stringify(given)}) console.log(new Date(readDate(text).clockMs).toISOString().slice(0, 10));`;
    for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Hong_Kong', 'UTC']) {
      const days = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { TZ },
        encoding: 'utf8',
      });
      expect(days.trim().split('\n')).toEqual(given.map(() => '2026-01-15'));
    }
  });
});

describe('the directives of dates', () => {
  const moment = '2027-01-03T04:05:06.789Z';

  it.each([
    ['%a %A %b %B %h', 'Sun Sunday Jan January Jan'],
    ['%Y %C %y %G %g %V', '2027 20 27 2026 26 53'],
    ['%m %d %e %j %u %w %U %W', '01 03  3 003 7 0 01 00'],
    ['%H %I %k %l %M %S %p %P', '04 04  4  4 05 06 AM am'],
    ['%L %N %3N %6N %12N %6L', '789 789000000 789 789000 789000000000 789000'],
    ['%F', '2027-01-03'],
    ['%D', '01/03/27'],
    ['%x', '01/03/27'],
    ['%T', '04:05:06'],
    ['%X', '04:05:06'],
    ['%R', '04:05'],
    ['%r', '04:05:06 AM'],
    ['%c', 'Sun Jan  3 04:05:06 2027'],
    ['%v', ' 3-JAN-2027'],
    ['%+', 'Sun Jan  3 04:05:06 UTC 2027'],
    ['%s', '1798949106'],
    ['%z %:z %::z %Z', '+0000 +00:00 +00:00:00 UTC'],
    ['a%nb%tc%%d', 'a\nb\tc%d'],
    ['%-d %-m %-H %-I %-j %-e', '3 1 4 4 3 3'],
    ['%_d %_m %_H %0e %0k', ' 3  1  4 03 04'],
    ['%^a %^B %^p %#p %#b', 'SUN JANUARY AM am JAN'],
    ['%10Y %5d %_5d %10A %010b %12F', '0000002027 00003     3     Sunday 0000000Jan   2027-01-03'],
    ['%Ey %Od', '27 03'],
    ['%-d%q', '3rd'],
    ['100% of %Y, 5 %', '100% of 2027, 5 %'],
    ['%é %', '%é %'],
    ['long ago', 'long ago'],
  ])('%s', (format, text) => {
    expect(textOf('{{ moment | date: format }}', { moment, format })).toBe(text);
    expect(textOf(`{{ moment | date: "${format}" }}`, { moment })).toBe(text);
  });

  it.each([
    ['2026-12-31', '2026-W53 2026'],
    ['2027-01-04', '2027-W01 2027'],
    ['2024-12-30', '2025-W01 2024'],
    ['2021-01-01', '2020-W53 2021'],
  ])('number the weeks of %s as ISO 8601 does', (day, text) => {
    expect(textOf('{{ day | date: "%G-W%V %Y" }}', { day })).toBe(text);
  });

  it.each([
    ['Asia/Hong_Kong', 'HKT +0800'],
    ['Asia/Shanghai', 'CST +0800'],
    ['Asia/Tokyo', 'JST +0900'],
    ['America/New_York', 'EST -0500'],
    ['Europe/London', 'GMT +0000'],
    ['Europe/Paris', 'CET +0100'],
    ['Australia/Sydney', 'AEDT +1100'],
    ['Asia/Kathmandu', '+0545 +0545'],
    ['UTC', 'UTC +0000'],
    ['', 'UTC +0000'],
  ])('name the zone %s', (zone, text) => {
    expect(textOf('{{ moment | date: "%Z %z", zone }}', { moment, zone })).toBe(text);
  });

  it('name the zone of summer, and a mere offset by itself', () => {
    expect(textOf('{{ "2026-07-01T12:00Z" | date: "%Z %R", "Europe/London" }}')).toBe('BST 13:00');
    expect(textOf('{{ "2026-07-01T12:00Z" | date: "%Z %R", "Asia/Jerusalem" }}')).toBe('IDT 15:00');
    expect(textOf('{{ "2026-07-01T12:00-03:30" | date: "%Z %:z %R %s" }}')).toBe('-0330 -03:30 12:00 1782919800');
    expect(textOf('{{ "2026-07-01" | date: "%Z" }}')).toBe('UTC');
  });

  it.each(['%Q', '%E', '%f', '%i', '%J', '%K', '%O', '%o', '%-Q', '%10f', '%Ef'])(
    'do not include %s: a problem of the template, wherever it is',
    (directive) => {
      const message = `\`date\` has no directive "${directive}".`;
      const template = `{% if false %}{{ missing | date: "%Y ${directive}" }}{% endif %}`;
      const column = template.indexOf(directive) + 1;
      expect(outcomeOf(template)).toMatchObject({
        ok: false,
        problems: [{ code: 'SYNTAX', message, line: 1, column }],
      });
      const computed = outcomeOf('\n{{ moment | date: format }}', { moment, format: directive });
      expect(computed).toMatchObject({ ok: false, problems: [{ code: 'RENDER', message, line: 2, column: 1 }] });
    },
  );
});

describe('a time zone that does not exist', () => {
  const message = 'There is no time zone "Hong Kong".';

  it('is a problem of the template, wherever it is', () => {
    const template = '{% if false %}{{ missing | date: "%H", "Hong Kong" }}{% endif %}';
    const column = template.indexOf('Hong') + 1;
    expect(outcomeOf(template)).toMatchObject({ ok: false, problems: [{ code: 'SYNTAX', message, column }] });
  });

  it.each(['2026-01-15T10:00Z', '2026-01-15', 'now'])(
    'is a problem of the rendering if it comes from the data: %s',
    (given) => {
      const outcome = outcomeOf('{{ given | date: "%H", zone }}', { given, zone: 'Hong Kong' });
      expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'RENDER', message, column: 1 }] });
    },
  );
});

describe('the other filters of dates', () => {
  it.each([
    ['{{ "15-Jan-2026" | date_to_xmlschema }}', '2026-01-15T00:00:00+00:00'],
    ['{{ "2026-01-15T10:00:00+08:00" | date_to_xmlschema }}', '2026-01-15T10:00:00+08:00'],
    ['{{ "15-Jan-2026" | date_to_rfc822 }}', 'Thu, 15 Jan 2026 00:00:00 +0000'],
    ['{{ "15-Jan-2026" | date_to_string }}', '15 Jan 2026'],
    ['{{ "5-Jan-2026" | date_to_string: "ordinal" }}', '5th Jan 2026'],
    ['{{ "22-Jan-2026" | date_to_long_string: "ordinal", "US" }}', 'January 22nd, 2026'],
    ['{{ "11-Jan-2026" | date_to_long_string: "ordinal" }}', '11th January 2026'],
    ['{{ "30/02/2026" | date_to_long_string }}', '30/02/2026'],
  ])('%s', (template, text) => {
    expect(textOf(template)).toBe(text);
  });
});
