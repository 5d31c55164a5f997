import { describe, expect, it } from 'vitest';
import { findMarkupFaults } from './markup-faults.ts';

const faultsOf = (html: string) =>
  findMarkupFaults(html).map(({ code, name, outer, at }) => `${code} ${name}${outer && ` before ${outer}`} at ${at}`);

describe('findMarkupFaults', () => {
  it.each([
    ['<div><p>a</p>', 'unclosed div at 0'],
    ['<p>a</p></div>', 'unopened div at 8'],
    ['<div><span>a</div>', 'crossed span before div at 5'],
    ['<b><i>a</b></i>', 'crossed i before b at 3'],
    ['<table><tr><td><div>a</td></tr></table>', 'crossed div before td at 15'],
    ['<p>a</p><div class="x', 'unfinished div at 8'],
    ['<style>p { color: red }', 'unclosed style at 0'],
    ['a <!-- b', 'comment !-- at 2'],
    ['<div/>a', 'unclosed div at 0'],
    ['{% if a %}</div>{% endif %}', 'unopened div at 10'],
    ['<div>{% for a in b %}<span>{% endfor %}</div></div>', 'unopened div at 45'],
  ])('reports the problem with %s', (html, fault) => expect(faultsOf(html)).toEqual([fault]));

  it.each([
    '',
    '<!doctype html><html><head><title>a</title></head><body><p>a<br><img src="x"></body></html>',
    '<!DOCTYPE html><html><body><p>a',
    '<p>a<p>b<ul><li>c<li>d</ul>',
    '<p><div>a</div></p>',
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<!-- <div> --><script>"<div>"</script><style>/* <b> */</style>',
    '<svg><path d="M0 0"/><g></svg>',
    '{{ "<div>" }}{% raw %}<div>{% endraw %}{% comment %}<b>{% endcomment %}',
    '<h{{ level }}>a</h{{ level }}>',
    '{% if a %}<div class="x">{% else %}<div>{% endif %}b</div>',
    '{% if a %}<div>{% else %}<section>{% endif %}b{% if a %}</div>{% else %}</section>{% endif %}',
    '{% if a %}<b>{% endif %}c{% if a %}</b>{% endif %}',
    '<div>{% for a in b %}{% if c %}</div><div>{% endif %}{% endfor %}</div>',
    '{% case a %}{% when 1 %}<b>x</b>{% when 2 %}<i>y</i>{% else %}z{% endcase %}',
    '<a href="{{ a }}"{% if b %} title="<c>"{% endif %}>d</a>',
    'a < b and c > d',
  ])('accepts %s', (html) => expect(faultsOf(html)).toEqual([]));

  it('handles a long table without end tags quickly', () => {
    expect(faultsOf(`<table>${'<tr><td>a<td>b'.repeat(20_000)}</table>`)).toEqual([]);
  });
});
