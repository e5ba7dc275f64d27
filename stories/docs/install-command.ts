export const installCommand = 'npm install waymark';
