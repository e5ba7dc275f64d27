'use client';

export { __component__ as Home } from './__file__';
