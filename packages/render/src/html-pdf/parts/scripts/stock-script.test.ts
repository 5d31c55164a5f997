import { describe, expect, it } from 'vitest';
import { wrapPart } from '@coverwright/insurance/page-part';
import { isStockCall, readStockScript } from './stock-script.ts';
import { pageVariables } from '@coverwright/insurance/page-variables';

const documented = `
  function subst() {
      var vars = {};
      var query_strings_from_url = document.location.search.substring(1).split('&');
      for (var query_string in query_strings_from_url) {
          if (query_strings_from_url.hasOwnProperty(query_string)) {
              var temp_var = query_strings_from_url[query_string].split('=', 2);
              vars[temp_var[0]] = decodeURI(temp_var[1]);
          }
      }
      var css_selector_classes = ['page', 'frompage', 'topage', 'webpage', 'section', 'subsection', 'date', 'isodate', 'time', 'title', 'doctitle', 'sitepage', 'sitepages'];
      for (var css_class in css_selector_classes) {
          if (css_selector_classes.hasOwnProperty(css_class)) {
              var element = document.getElementsByClassName(css_selector_classes[css_class]);
              for (var j = 0; j < element.length; ++j) {
                  element[j].textContent = vars[css_selector_classes[css_class]];
              }
          }
      }
  }`;

const older = `function subst() {
  var vars={};
  var x=document.location.search.substring(1).split('&');
  for (var i in x) {var z=x[i].split('=',2);vars[z[0]] = unescape(z[1]);}
  var x=['frompage','topage','page','webpage','section','subsection','subsubsection'];
  for (var i in x) {
    var y = document.getElementsByClassName(x[i]);
    for (var j=0; j<y.length; ++j) y[j].textContent = vars[x[i]];
  }
}`;

const spellings: readonly (readonly [string, string])[] = [
  ['of the documentation', documented],
  ['of the older documentation', older],
  [
    'with window and innerHTML',
    older.replace('document.location', 'window.location').replace('textContent', 'innerHTML'),
  ],
  ['that starts itself', `${older}\nwindow.onload = subst;`],
  ['that is called at once', `(${older.replace('subst', '')})();`],
  ['with comments and double quotes', `// fill in\n/* variables */ ${older.replaceAll("'", '"')}`],
  ['in a comment of HTML', `<!--\n${older}\n//-->`],
  [
    'of today',
    `const vars = {};
    for (const pair of location.search.slice(1).split('&')) { const [name, value] = pair.split('='); vars[name] = decodeURIComponent(value); }
    ['page', 'topage'].forEach((name) => document.querySelectorAll('.' + name).forEach((element) => { element.textContent = vars[name]; }));`,
  ],
  [
    'with URLSearchParams',
    `document.addEventListener('DOMContentLoaded', () => {
      new URLSearchParams(document.location.search).forEach((value, name) => {
        for (const element of document.getElementsByClassName(name)) element.textContent = value;
      });
    });`,
  ],
];

describe('the stock script', () => {
  it.each(spellings)('is recognized in the spelling %s', (_, script) => {
    expect(readStockScript(script)).toBeDefined();
  });

  it('is recognized as the studio wraps it around a header', () => {
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(wrapPart('Page')) ?? [];
    expect([...(readStockScript(script)?.variables ?? [])]).toEqual(pageVariables);
    expect(readStockScript(script)?.functions).toEqual(new Set(['subst']));
  });

  it('fills in the elements that it names', () => {
    expect([...(readStockScript(older)?.variables ?? [])]).toEqual([
      'frompage',
      'topage',
      'page',
      'webpage',
      'section',
      'subsection',
    ]);
    expect(readStockScript(spellings[8]?.[1] ?? '')).toEqual({ functions: new Set(), variables: undefined });
  });

  it.each([
    [
      'hides something on other pages',
      older.replace(/}$/, `if (vars['page'] > 1) document.getElementById('logo').style.display = 'none'; }`),
    ],
    ['empties something on the first page', older.replace('vars[x[i]]', "vars['page'] < 2 ? '' : vars[x[i]]")],
    ['calculates', older.replace('vars[x[i]]', 'vars[x[i]] * 2')],
    ['asks for something', older.replace(/}$/, `fetch('page'); }`)],
    ['writes something else', older.replace('= vars[x[i]]', "= 'Page ' + vars[x[i]]")],
    ['does something else altogether', `document.title = 'x'`],
  ])('is not one that %s', (_, script) => {
    expect(readStockScript(script)).toBeUndefined();
  });

  it.each([
    ['subst()', true],
    [' subst( ); ', true],
    ['javascript:subst()', true],
    ['window.onload = subst;', true],
    ['window.addEventListener("load", subst)', true],
    ['other()', false],
    ['subst(); alert(1)', false],
  ])('is called by %s: %s', (call, isCall) => {
    expect(isStockCall(call, new Set(['subst']))).toBe(isCall);
  });
});
