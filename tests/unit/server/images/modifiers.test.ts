import { expect, test } from 'vitest';

import { parseModifiers } from '#app/server/images/modifiers';
import { HttpError } from '#app/server/on-demand/http-error';

test.each([
  ['_', {}],
  ['f_avif,w_640,q_60', { format: 'avif', width: 640, quality: 60 }],
  ['f_auto&w_3072', { format: 'auto', width: 3072 }],
  ['format_jpg,width_320,height_640', { format: 'jpeg', width: 320, height: 640 }],
  ['s_640x360,fit_contain,b_FFFFFF', { width: 640, height: 360, fit: 'contain', background: '#ffffff' }],
  ['resize_1280x1280,background_transparent', { width: 1280, height: 1280, background: 'transparent' }],
  ['w:768,h=512', { width: 768, height: 512 }],
  ['h_1024', { height: 1024 }],
])('reads %s', (text, modifiers) => {
  expect(parseModifiers(text)).toEqual(modifiers);
});

test.each([
  '',
  'w_641',
  'w_0',
  'w_-320',
  'w_99999',
  'w_6.4e2',
  'w_',
  'h_641',
  'w_640,h_361',
  's_640x361',
  's_640',
  's_x',
  's_640x360,w_640',
  'q_61',
  'q_100',
  'q_5',
  'f_svg',
  'f_gif',
  'f_tiff',
  'fit_outside',
  'b_123456',
  'blur_20',
  'rotate_90',
  'animated',
  'w_640,w_320',
  'w_640,width_320',
  '_,w_640',
  'w_640,',
  'f_auto%2Cw_640',
  '__proto___x',
  'constructor_x',
])('refuses %s', (text) => {
  expect(statusOf(parseModifiers(text))).toBe(400);
});

function statusOf(outcome: unknown) {
  return outcome instanceof HttpError ? outcome.status : outcome;
}
